import Foundation
import HeadlessUIKit

/// One row of every prototype, as Interface Builder's canvas shows a table.
///
/// Stands for the app's own data source where the class that would be one is not here.
@MainActor
final class SampleRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let cells: [UITableViewCell]
  private let heights: [CGFloat?]

  init(_ prototypes: [Element], of table: UITableView, _ maker: SeparateMaker) {
    let size = CGSize(width: table.bounds.width, height: 44)
    let made = prototypes.compactMap { element in
      (maker.make(element, in: size) as? UITableViewCell).map { ($0, element.rowHeight) }
    }
    (cells, heights) = (made.map(\.0), made.map(\.1))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row] ?? tableView.rowHeight
  }
}

/// One item of every prototype, as Interface Builder's canvas shows a collection.
@MainActor
final class SampleItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let cells: [UICollectionViewCell]
  private let sizes: [CGSize?]
  private let header: Element?
  private let footer: Element?
  private let maker: SeparateMaker

  init(_ collection: Element, of list: UICollectionView, _ maker: SeparateMaker) {
    let made = collection.list("cells").compactMap { element in
      let size = element.frame(in: list.bounds.size)?.size
      return
        (maker.make(element, in: size ?? CGSize(width: 50, height: 50))
        as? UICollectionViewCell).map { ($0, element.customSize ?? size) }
    }
    (cells, sizes) = (made.map(\.0), made.map(\.1))
    header = collection.first(key: "sectionHeaderView")
    footer = collection.first(key: "sectionFooterView")
    self.maker = maker
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = kind == UICollectionView.elementKindSectionHeader ? header : footer
    let made = element.flatMap { maker.make($0, in: collectionView.bounds.size) }
    return made as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let usual = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
    return sizes[indexPath.item] ?? usual ?? CGSize(width: 50, height: 50)
  }
}

extension Building {
  /// Gives prototypes to lists that nobody else serves; they do not keep what is returned.
  func serveSamples() -> [AnyObject] {
    made.compactMap { element, object in
      switch object {
      case let table as UITableView: serve(table, element)
      case let list as UICollectionView: serve(list, element)
      default: nil
      }
    }
  }

  private func serve(_ table: UITableView, _ element: Element) -> AnyObject? {
    let prototypes = element.list("prototypes")
    guard !prototypes.isEmpty, table.dataSource.map(Connector.isStandIn) ?? true else { return nil }
    let samples = SampleRows(prototypes, of: table, separate())
    (table.dataSource, table.delegate) = (samples, samples)
    return samples
  }

  private func serve(_ list: UICollectionView, _ element: Element) -> AnyObject? {
    guard !element.list("cells").isEmpty, list.dataSource.map(Connector.isStandIn) ?? true else {
      return nil
    }
    let samples = SampleItems(element, of: list, separate())
    (list.dataSource, list.delegate) = (samples, samples)
    return samples
  }
}

extension Element {
  /// The height that a cell was given by hand; the table's own for nil.
  var rowHeight: CGFloat? { number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } }

  /// The size that a collection's cell was given by hand.
  fileprivate var customSize: CGSize? {
    first(key: "customSize").map(\.size).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}
