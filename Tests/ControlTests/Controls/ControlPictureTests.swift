import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Looks that only pictures tell.
@MainActor
@Suite struct ControlPictureTests {
  private let bench = Bench(width: 320, height: 240)

  @Test func roundButtonsAndTextFields() throws {
    bench.view.backgroundColor = .systemBackground
    let types: [UIButton.ButtonType] = [.detailDisclosure, .contactAdd, .close]
    for (index, type) in types.enumerated() {
      let button = UIButton(type: type)
      let size = button.intrinsicContentSize
      bench.add(button, CGRect(x: 20 + index * 60, y: 20, width: 0, height: 0).with(size))
    }
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    for (index, style) in styles.enumerated() {
      let field = UITextField()
      field.borderStyle = style
      field.text = "Text"
      field.clearButtonMode = .always
      bench.add(field, CGRect(x: 20, y: 70 + index * 40, width: 130, height: 34))
    }
    let sides = bench.add(UITextField(), CGRect(x: 170, y: 70, width: 130, height: 34))
    sides.borderStyle = .roundedRect
    sides.placeholder = "Between"
    (sides.leftView, sides.rightView) = (block(.systemRed), block(.systemGreen))
    (sides.leftViewMode, sides.rightViewMode) = (.always, .always)
    let pages = bench.add(UIPageControl(), CGRect(x: 170, y: 120, width: 70, height: 37))
    (pages.numberOfPages, pages.currentPage) = (20, 9)
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .systemBlue
    try PictureGolden.compare(bench.stage, "buttons-and-fields")
  }

  @Test func cellsOfAllStyles() throws {
    let source = CellSamples()
    let table = UITableView(frame: bench.view.bounds, style: .plain)
    table.dataSource = source
    bench.add(table, bench.view.bounds)
    try PictureGolden.compare(bench.stage, "cells")
  }

  @Test func itemsFlowAndTheIndicatorShowsWhereTheyAre() throws {
    let source = CellSamples()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 60)
    flow.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let grid = UICollectionView(frame: bench.view.bounds, collectionViewLayout: flow)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    bench.add(grid, bench.view.bounds)
    bench.stage.drag(
      from: CGPoint(x: 160, y: 200),
      to: CGPoint(x: 160, y: 100),
      duration: 0.5
    )
    try PictureGolden.compare(bench.stage, "flow-and-indicator")
  }

  private func block(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.backgroundColor = color
    return view
  }
}

extension CGRect {
  fileprivate func with(_ size: CGSize) -> CGRect { CGRect(origin: origin, size: size) }
}

@MainActor
private final class CellSamples: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let rows: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType)] = [
    (.default, .disclosureIndicator), (.value1, .detailDisclosureButton), (.value2, .checkmark),
    (.subtitle, .detailButton), (.value1, .none),
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (style, accessory) = rows[indexPath.row]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = accessory
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemOrange
    return cell
  }
}
