import Foundation
import HeadlessUIKit

/// The prototype and static cells of a table's document.
@MainActor
final class StaticRows: StaticTableRows {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  private let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  var sectionCount: Int { sections.count }
  func rowCount(in section: Int) -> Int { sections[section].cells.count }
  func cell(section: Int, row: Int) -> UITableViewCell { sections[section].cells[row] }
  func height(section: Int, row: Int) -> CGFloat? { sections[section].heights[row] }
  func header(of section: Int) -> String? { sections[section].header }
  func footer(of section: Int) -> String? { sections[section].footer }
}

extension ViewMaker {
  func addPrototypes(to table: UITableView, from element: Element) {
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let maker = building.separate()
      table.registerCell(identifier) {
        maker.make(cell, in: CGSize(width: table.bounds.width, height: 44)) as? UITableViewCell
      }
    }
    addSections(to: table, from: element)
    for (key, child) in [("tableHeaderView", "header"), ("tableFooterView", "footer")] {
      guard let view = element.children.first(where: { $0.key == key }),
        let made = make(view, in: table.bounds.size)
      else { continue }
      if child == "header" { table.tableHeaderView = made } else { table.tableFooterView = made }
    }
  }

  private func addSections(to table: UITableView, from element: Element) {
    let sections = element.list("sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    let rows = sections.map { section in
      let elements = section.list("cells").filter { $0.name == "tableViewCell" }
      let made = elements.map { cell in
        (make(cell, in: CGSize(width: table.bounds.width, height: 44)) as? UITableViewCell)
          ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      return StaticRows.Section(
        header: section["headerTitle"] ?? section.first(key: "headerTitle")?.plainText,
        footer: section["footerTitle"] ?? section.first(key: "footerTitle")?.plainText,
        cells: made,
        heights: elements.map(\.rowHeight)
      )
    }
    building.keep(StaticRows(rows), of: table)
  }

  func addPrototypes(to list: UICollectionView, from element: Element) {
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let maker = building.separate()
      let size = cell.frame(in: list.bounds.size)?.size ?? CGSize(width: 50, height: 50)
      list.registerView(identifier) { maker.make(cell, in: size) as? UICollectionReusableView }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let view = element.children.first(where: { $0.key == key }),
        let identifier = view["reuseIdentifier"]
      else { continue }
      let maker = building.separate()
      list.registerView(kind + identifier) {
        maker.make(view, in: list.bounds.size) as? UICollectionReusableView
      }
    }
  }
}

/// Creates several instances of a prototype, each with its constraints and connections.
@MainActor
struct SeparateMaker {
  let document: InterfaceDocument
  let bundle: Bundle?
  let known: SceneMembers
  weak var controller: UIViewController?

  func make(_ element: Element, in size: CGSize) -> UIView? {
    let building = Building(document, in: bundle, known: known)
    building.controller = controller
    let view = ViewMaker(building: building).make(element, in: size)
    building.finish(owner: controller)
    return view
  }
}

extension Building {
  func separate() -> SeparateMaker {
    SeparateMaker(document: document, bundle: bundle, known: members, controller: controller)
  }

  /// Installs constraints and connections, then calls `awakeFromNib` on everything that was
  /// created.
  func finish(owner: AnyObject?) {
    ConstraintMaker(building: self).activateAll()
    let root = made.lazy.compactMap { $0.object as? UIView }.first
    if let root { followVariations(of: root) }
    Connector(building: self, owner: owner).connectAll()
    wake()
  }

  /// Calls `awakeFromNib` on what was created, controllers excepted.
  func wake() {
    for (_, object) in made {
      switch object {
      case let view as UIView: view.awakeFromNib()
      case let item as UIBarItem: item.awakeFromNib()
      case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
      case let layout as UICollectionViewLayout: layout.awakeFromNib()
      case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
      case let object as any NSNibAwaking: object.awakeFromNib()
      default: continue
      }
    }
  }
}
