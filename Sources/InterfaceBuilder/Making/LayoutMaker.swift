import Foundation
import HeadlessUIKit

/// `<collectionViewFlowLayout>` → a layout of a collection.
@MainActor
struct LayoutMaker {
  let building: Building

  func layout(of collection: Element) -> UICollectionViewLayout {
    let element = collection.children.first { $0.key == "collectionViewLayout" }
    guard let element else { return UICollectionViewFlowLayout() }
    let layout = custom(element) ?? UICollectionViewFlowLayout()
    building.register(layout, as: element)
    if let flow = layout as? UICollectionViewFlowLayout { configure(flow, from: element) }
    return layout
  }

  private func custom(_ element: Element) -> UICollectionViewLayout? {
    guard let name = element["customClass"] else { return nil }
    let type = ClassLookup.custom(element, below: UICollectionViewLayout.self)
    if type == nil {
      building.note(element, "the layout \(name) is unknown; a flow layout is used instead")
    }
    return type?.init(coder: InterfaceCoder(base: UIResponder.self))
  }

  private func configure(_ flow: UICollectionViewFlowLayout, from element: Element) {
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = spacing
    }
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let pins = element.flag("sectionHeadersPinToVisibleBounds") {
      flow.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = element.flag("sectionFootersPinToVisibleBounds") {
      flow.sectionFootersPinToVisibleBounds = pins
    }
    if let word = element["sectionInsetReference"], let reference = Self.references[word] {
      flow.sectionInsetReference = reference
    }
    for child in element.children {
      switch child.key {
      case "itemSize" where child.size.width > 0 && child.size.height > 0:
        flow.itemSize = child.size
      case "estimatedItemSize": flow.estimatedItemSize = child.size
      case "headerReferenceSize": flow.headerReferenceSize = child.size
      case "footerReferenceSize": flow.footerReferenceSize = child.size
      case "sectionInset": flow.sectionInset = child.insets
      default: continue
      }
    }
  }

  static let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
    "layoutMargins": .fromLayoutMargins,
  ]
}
