import Foundation
import Geometry

/// An accessory of a cell, with the width that is reserved for it.
@MainActor
struct PlacedAccessory {
  let view: UIView
  let reserved: UICellAccessory.LayoutDimension

  /// The width that it takes from the content.
  var breadth: CGFloat {
    switch reserved {
    // [I] The system's standard width is not published.
    case .actual, .standard: view.bounds.width
    case .custom(let width): max(0, width)
    }
  }

  /// [D] It stands in the middle of the reserved width, whatever its own is.
  var inset: CGFloat { (breadth - view.bounds.width) / 2 }
}

extension UICellAccessory {
  func place(in cell: UICollectionViewListCell) -> PlacedAccessory? {
    make(cell).map { PlacedAccessory(view: $0, reserved: reserved) }
  }
}
