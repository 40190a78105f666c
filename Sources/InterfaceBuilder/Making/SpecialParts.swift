import Foundation
import Geometry
import HeadlessUIKit

/// Parts of specific views besides subviews: states, segments, items, content views.
@MainActor
struct SpecialParts {
  let building: Building
  let views: ViewMaker

  func fill(_ view: UIView, from element: Element) {
    switch view {
    case let button as UIButton: setStates(of: button, from: element)
    case let control as UISegmentedControl: addSegments(to: control, from: element)
    case let cell as UITableViewCell: fill(cell, from: element)
    case let cell as UICollectionViewCell: fill(cell, from: element)
    case let glass as UIVisualEffectView: fill(glass, from: element)
    case let bar as UINavigationBar: addItems(to: bar, from: element)
    case let bar as UIToolbar: addItems(to: bar, from: element)
    case let bar as UITabBar: addItems(to: bar, from: element)
    case let bar as UISearchBar:
      let titles = element.list("scopeButtonTitles").map(\.plainText)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
    case let label as UILabel:
      // The attribute is written only when it is off; a label without it shrinks its text.
      if element["adjustsFontSizeToFit"] == nil { label.adjustsFontSizeToFitWidth = true }
    default: break
    }
  }

  /// What depends on other attributes that have been set.
  func finish(_ view: UIView, from element: Element) {
    switch view {
    case let label as UILabel: setSmallestFont(of: label, from: element)
    case let control as UIPageControl:
      if let page = element.whole("currentPage") { control.currentPage = page }
    // [I] The date in the document is the canvas's only.
    case let picker as UIDatePicker where element.flag("useCurrentDate") == true:
      picker.date = UIDatePicker().date
    default: break
    }
  }

  private func setSmallestFont(of label: UILabel, from element: Element) {
    guard let size = element.number("minimumFontSize"), label.font.pointSize > 0 else { return }
    label.minimumScaleFactor = min(size / label.font.pointSize, 1)
  }

  // MARK: Buttons

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]

  // [W] The size of a title without a font in the document.
  private static let titleSize: CGFloat = 15

  private func setStates(of button: UIButton, from element: Element) {
    button.titleLabel?.font = .systemFont(ofSize: Self.titleSize)
    for child in element.all("state") {
      guard let state = child.key.flatMap({ Self.states[$0] }) else { continue }
      let title = child["title"] ?? child.first(key: "title")?.plainText
      if let title { button.setTitle(title, for: state) }
      if let text = child.first(key: "attributedTitle") {
        let title = AttributedTextReader(building: building).text(text)
        button.setAttributedTitle(title, for: state)
      }
      if let image = building.images.image("image", of: child) {
        button.setImage(image, for: state)
      }
      if let image = building.images.image("backgroundImage", of: child) {
        button.setBackgroundImage(image, for: state)
      }
      if let color = child.first(key: "titleColor").flatMap(building.colors.color) {
        button.setTitleColor(color, for: state)
      }
      if let color = child.first(key: "titleShadowColor").flatMap(building.colors.color) {
        button.setTitleShadowColor(color, for: state)
      }
      if let symbol = child.first("preferredSymbolConfiguration") {
        button.setPreferredSymbolConfiguration(
          SymbolReader.configuration(symbol),
          forImageIn: state
        )
      }
    }
    // Last, since titles that are set later replace its own.
    if let style = element.first("buttonConfiguration") {
      button.configuration = ConfigurationReader(building: building).configuration(style)
    }
  }

  // MARK: Segments

  private func addSegments(to control: UISegmentedControl, from element: Element) {
    control.removeAllSegments()
    let segments = element.list("segments").filter { $0.name == "segment" }
    for (index, segment) in segments.enumerated() {
      if let image = building.images.image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = segment["title"] ?? segment.first(key: "title")?.plainText
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      // [D] A width of 0 stands for the one of the content.
      if let width = segment.number("width"), width > 0 {
        control.setWidth(width, forSegmentAt: index)
      }
    }
    control.selectedSegmentIndex =
      element.whole("selectedSegmentIndex") ?? (control.numberOfSegments > 0 ? 0 : -1)
  }

  // MARK: Cells

  private func fill(_ cell: UITableViewCell, from element: Element) {
    guard let content = element.children.first(where: { $0.key == "contentView" }) else { return }
    building.register(cell.contentView, as: content)
    cell.contentView.frame = content.frame(in: cell.bounds.size) ?? cell.bounds
    let own = ownParts(of: cell, element)
    for child in content.list("subviews") {
      if let id = child.id, let part = own[id] {
        building.register(part, as: child)
        building.configure(part, from: child)
      } else if !building.isExcluded(child, from: content),
        let view = views.make(child, in: cell.contentView.bounds.size)
      {
        cell.contentView.addSubview(view)
      }
    }
    adopt(content, for: cell.contentView)
  }

  /// The labels and the image that a cell's style already provides.
  private func ownParts(of cell: UITableViewCell, _ element: Element) -> [String: UIView] {
    var parts: [String: UIView] = [:]
    if let id = element["textLabel"] { parts[id] = cell.textLabel }
    if let id = element["detailTextLabel"] { parts[id] = cell.detailTextLabel }
    if let id = element["imageView"] { parts[id] = cell.imageView }
    return parts
  }

  private func fill(_ cell: UICollectionViewCell, from element: Element) {
    guard let content = element.children.first(where: { $0.key == "contentView" }) else { return }
    building.register(cell.contentView, as: content)
    cell.contentView.frame = cell.bounds
    views.addSubviews(of: content, to: cell.contentView)
    adopt(content, for: cell.contentView)
  }

  private func adopt(_ element: Element, for view: UIView) {
    building.configure(view, from: element)
    building.awaitConstraints(of: element, on: view)
    for guide in element.all("viewLayoutGuide") where guide.key == "safeArea" {
      building.alias(guide.id, to: view.safeAreaLayoutGuide)
    }
  }

  // MARK: Effects

  private func fill(_ glass: UIVisualEffectView, from element: Element) {
    if let blur = element.first("blurEffect") { glass.effect = Self.blur(blur) }
    if let vibrancy = element.first("vibrancyEffect") { glass.effect = self.vibrancy(vibrancy) }
    guard let content = element.children.first(where: { $0.key == "contentView" }) else { return }
    building.register(glass.contentView, as: content)
    glass.contentView.frame = glass.bounds
    views.addSubviews(of: content, to: glass.contentView)
    adopt(content, for: glass.contentView)
  }

  static func blur(_ element: Element) -> UIBlurEffect {
    UIBlurEffect(style: blurs[element["style"] ?? ""] ?? .light)
  }

  private func vibrancy(_ element: Element) -> UIVibrancyEffect? {
    guard let blur = element.first("blurEffect").map(Self.blur) else { return nil }
    guard let style = element["style"].flatMap({ Self.vibrancies[$0] }) else {
      return UIVibrancyEffect(blurEffect: blur)
    }
    return UIVibrancyEffect(blurEffect: blur, style: style)
  }

  static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  static let vibrancies: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]

  // MARK: Bars

  private func addItems(to bar: UINavigationBar, from element: Element) {
    let items = element.list("items").map { ItemMaker(building: building).navigationItem($0) }
    if !items.isEmpty { bar.items = items }
  }

  private func addItems(to bar: UIToolbar, from element: Element) {
    let items = element.list("items").map { ItemMaker(building: building).button($0) }
    if !items.isEmpty { bar.items = items }
  }

  private func addItems(to bar: UITabBar, from element: Element) {
    let items = element.list("items").map { ItemMaker(building: building).tab($0) }
    if !items.isEmpty { bar.items = items }
  }
}
