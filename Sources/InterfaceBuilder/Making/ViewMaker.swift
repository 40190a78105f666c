import Foundation
import Geometry
import HeadlessUIKit

/// `<view>`, `<label>` … → views with their content.
@MainActor
struct ViewMaker {
  let building: Building

  /// A top-level view in a space of `size`.
  func make(_ original: Element, in size: CGSize) -> UIView? {
    let element = building.varied(original)
    guard let base = ElementKinds.viewClass(of: element.name) else {
      if let name = ElementKinds.placeholders[element.name] {
        return placeholder(element, saying: name, in: size)
      }
      building.note(element, "<\(element.name)> is unknown; a plain view is used instead")
      return placeholder(element, saying: element.name, in: size)
    }
    let view = make(element, base: base, in: size)
    if let view, !original.variations.isEmpty {
      building.follower.add(view, varying: original, now: element)
    }
    return view
  }

  private func make(_ element: Element, base: UIView.Type, in size: CGSize) -> UIView? {
    let type = building.customClass(element, below: base) ?? base
    let coder = InterfaceCoder(base: base)
    prepare(coder, element)
    coder.decode = { fill($0, from: element, in: size) }
    guard let view = type.init(coder: coder) else {
      building.noteNil(element, of: type, standIn: "view")
      return placeholder(element, saying: element.name, in: size)
    }
    // Called for a class whose initialiser does not call super.
    coder.decode?(view)
    keepSize(of: view, element)
    if let prototypes = view as? UITableView { addPrototypes(to: prototypes, from: element) }
    if let prototypes = view as? UICollectionView { addPrototypes(to: prototypes, from: element) }
    return awakened(view, from: element, by: coder)
  }

  /// The view, or the one that it lets take its place: [W] often one of the same class from a nib of
  /// its own.
  private func awakened(_ view: UIView, from element: Element, by coder: NSCoder) -> UIView {
    guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
    building.replace(view, by: other)
    for guide in element.all("viewLayoutGuide") { alias(guide, of: other) }
    return other
  }

  /// The unknown class of a plain view may have an intrinsic size.
  private func keepSize(of view: UIView, _ element: Element) {
    guard element["customClass"] != nil, type(of: view) == UIView.self,
      element.flag("translatesAutoresizingMaskIntoConstraints") == false,
      let size = element.frame(in: .zero)?.size, size.width > 0, size.height > 0
    else { return }
    building.keepSize(size, of: view)
  }

  private func prepare(_ coder: InterfaceCoder, _ element: Element) {
    coder.tableStyle = ControllerMaker.tableStyle(element)
    coder.reuseIdentifier = element["reuseIdentifier"]
    coder.cellStyle = Self.cellStyles[element["style"] ?? ""] ?? .default
    coder.buttonType = Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom
    if element.name == "collectionView" {
      coder.collectionLayout = LayoutMaker(building: building).layout(of: element)
    }
  }

  /// Sets frame, attributes, subviews, recognizers; runs inside the view's initialiser.
  private func fill(_ view: UIView, from element: Element, in size: CGSize) {
    building.register(view, as: element)
    if let frame = element.frame(in: size) { view.frame = frame }
    let special = SpecialParts(building: building, views: self)
    special.fill(view, from: element)
    building.configure(view, from: element)
    special.finish(view, from: element)
    // [D] Such a view has no constraints: its autoresizing mask positions it.
    if element.flag("fixedFrame") == true {
      view.translatesAutoresizingMaskIntoConstraints = true
      FixedText.widen(view)
      building.keepFrame(of: view)
    }
    addSubviews(of: element, to: view)
    building.awaitConstraints(of: element, on: view)
    for segue in element.list("connections") where segue["kind"] == "embed" {
      building.await(segue, into: view)
    }
    for guide in element.all("viewLayoutGuide") { alias(guide, of: view) }
  }

  func addSubviews(of element: Element, to view: UIView) {
    let host = contentHost(of: view)
    let hasMasks = element.variations.contains { $0.first("mask") != nil }
    for child in element.list("subviews") where element.mayInstall(child) {
      guard let subview = make(child, in: host.bounds.size) else { continue }
      if hasMasks { building.follower.add(subview, as: child, of: element, in: host) }
      if building.isExcluded(child, from: element) {
        building.leaveOut(subview)
      } else if let stack = host as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        host.addSubview(subview)
      }
    }
  }

  private func contentHost(of view: UIView) -> UIView {
    switch view {
    case let cell as UICollectionViewCell: cell.contentView
    case let glass as UIVisualEffectView: glass.contentView
    default: view
    }
  }

  private func alias(_ element: Element, of view: UIView) {
    switch element.key {
    case "safeArea": building.alias(element.id, to: view.safeAreaLayoutGuide)
    case "keyboard": building.alias(element.id, to: view.keyboardLayoutGuide)
    case "contentLayoutGuide":
      if let scroll = view as? UIScrollView {
        building.alias(element.id, to: scroll.contentLayoutGuide)
      }
    case "frameLayoutGuide":
      if let scroll = view as? UIScrollView {
        building.alias(element.id, to: scroll.frameLayoutGuide)
      }
    default: building.note(element, "the guide '\(element.key ?? "")' is unknown")
    }
  }

  /// Keeps the id, frame and constraints, so that its neighbours are laid out correctly.
  private func placeholder(_ element: Element, saying text: String, in size: CGSize) -> UIView {
    let view = UIView(frame: element.frame(in: size) ?? .zero)
    fill(view, from: element, in: size)
    StandInLabel.add(text, to: view)
    return view
  }

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "roundedRect": .system, "system": .system, "custom": .custom, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "detailDisclosure": .detailDisclosure,
    "close": .close,
  ]
}
