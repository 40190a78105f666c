import HeadlessUIKit

/// `<variation>`: differences between size classes.
extension Building {
  /// Whether a subview or constraint is not installed for the screen's traits.
  func isExcluded(_ child: Element, from owner: Element) -> Bool {
    guard let id = child.id else { return false }
    var excluded = false
    for variation in matching(owner.all("variation")) {
      for mask in variation.all("mask") {
        for change in mask.children where change["reference"] == id {
          excluded = change.name == "exclude"
        }
      }
    }
    return excluded
  }

  /// The element with the variations for the screen's traits applied.
  func varied(_ element: Element) -> Element {
    matching(element.all("variation")).reduce(element) { $0.overridden(by: $1) }
  }

  /// The default first, then from the least to the most specific.
  private func matching(_ variations: [Element]) -> [Element] {
    guard !variations.isEmpty else { return [] }
    let traits = controller?.traitCollection ?? UIScreen.main.traitCollection
    let width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
    let height = traits.verticalSizeClass == .regular ? "regular" : "compact"
    func rank(_ key: String) -> Int? {
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
    return variations.compactMap { element in
      rank(element.key ?? "default").map { ($0, element) }
    }
    .sorted { $0.0 < $1.0 }
    .map(\.1)
  }
}

extension Element {
  /// A variation's attributes and parts replace the existing ones.
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
