import HeadlessUIKit

/// Evaluates `<variation>`: what is installed or has other values for which size classes.
@MainActor
struct Variations {
  private let width: String
  private let height: String

  init(for traits: UITraitCollection) {
    width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
    height = traits.verticalSizeClass == .regular ? "regular" : "compact"
  }

  /// Whether a subview or constraint of `owner` is not installed.
  func exclude(_ child: Element, from owner: Element) -> Bool {
    guard let id = child.id else { return false }
    var excluded = false
    for mask in matching(owner).flatMap({ $0.all("mask") }) {
      for change in mask.children where change["reference"] == id {
        excluded = change.name == "exclude"
      }
    }
    return excluded
  }

  /// The element with its variations applied.
  func varied(_ element: Element) -> Element {
    matching(element).reduce(element) { $0.overridden(by: $1) }
  }

  /// The default first, then from the least to the most specific.
  private func matching(_ element: Element) -> [Element] {
    element.variations.enumerated()
      .compactMap { index, element in
        rank(element.key ?? "default").map { (rank: $0, index: index, element: element) }
      }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map(\.element)
  }

  /// The number of traits that a key names; nil if one of them does not apply.
  private func rank(_ key: String) -> Int? {
    if key == "default" { return 0 }
    let wanted = key.split(separator: "-").map { $0.split(separator: "=") }
    let fits = wanted.allSatisfy { pair in
      guard pair.count == 2 else { return false }
      switch pair[0] {
      case "widthClass": return pair[1] == width
      case "heightClass": return pair[1] == height
      default: return false
      }
    }
    return fits ? wanted.count : nil
  }
}

extension Building {
  /// The variations for the traits of the controller or the screen.
  var variations: Variations {
    Variations(for: controller?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// Whether a subview or constraint is not installed for the current traits.
  func isExcluded(_ child: Element, from owner: Element) -> Bool {
    variations.exclude(child, from: owner)
  }

  /// The element with its variations for the current traits.
  func varied(_ element: Element) -> Element { variations.varied(element) }
}

extension Element {
  var variations: [Element] { all("variation") }

  /// Whether a subview or constraint is installed for at least some traits.
  func mayInstall(_ child: Element) -> Bool {
    guard let id = child.id else { return true }
    func names(_ variation: Element, _ word: String) -> Bool {
      variation.all("mask").flatMap(\.children).contains {
        $0.name == word && $0["reference"] == id
      }
    }
    let standard = variations.filter { ($0.key ?? "default") == "default" }
    return !standard.contains { names($0, "exclude") }
      || variations.contains { names($0, "include") }
  }

  /// Attributes and parts of a variation replace existing ones.
  fileprivate func overridden(by variation: Element) -> Element {
    var all = attributes
    for (name, value) in variation.attributes where name != "key" { all[name] = value }
    var result = Element(
      name: name,
      attributes: all,
      children: children,
      text: text,
      position: position
    )
    for part in variation.children where part.name != "mask" {
      guard let key = part.key else { continue }
      result.children.removeAll { $0.key == key && $0.name != "variation" }
      result.children.append(part)
    }
    return result
  }
}
