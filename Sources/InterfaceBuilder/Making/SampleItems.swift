import Foundation
import HeadlessUIKit

/// One item for each prototype, as Interface Builder's canvas shows a collection.
@MainActor
final class SampleItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let cells: [UICollectionViewCell]
  private let sizes: [CGSize?]
  private let header: Element?
  private let footer: Element?
  private let maker: SeparateMaker

  init(_ collection: Element, of list: UICollectionView, _ maker: SeparateMaker) {
    let made = collection.list("cells").compactMap { element in
      let size = element.frame(in: list.bounds.size).map { Self.fitted($0.size, in: list) }
      return
        (maker.make(element, in: size ?? CGSize(width: 50, height: 50))
        as? UICollectionViewCell).map {
          ($0, element.customSize.map { Self.fitted($0, in: list) } ?? size)
        }
    }
    (cells, sizes) = (made.map(\.0), made.map(\.1))
    header = collection.first(key: "sectionHeaderView")
    footer = collection.first(key: "sectionFooterView")
    self.maker = maker
  }

  /// Scales a width from the canvas's list to this one.
  private static func fitted(_ size: CGSize, in list: UICollectionView) -> CGSize {
    CGSize(width: min(size.width, max(list.bounds.width, 1)), height: size.height)
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

extension Element {
  /// The size of a collection's cell, if set explicitly.
  fileprivate var customSize: CGSize? {
    first(key: "customSize").map(\.size).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}
