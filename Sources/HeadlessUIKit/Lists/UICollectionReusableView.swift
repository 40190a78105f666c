@preconcurrency public import Foundation
import Geometry

/// A reusable view of a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UICollectionReusableView.self)
  }

  open internal(set) var reuseIdentifier: String?
  /// The key in the collection's reuse pool.
  var poolKey: String?
  /// The layout that the collection has last applied.
  var placement: AppliedLayout?
  var kind = UICollectionView.cellKind
  /// Whether the layout created it, for no item.
  var isDecoration = false
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// [D] The size that the view's constraints determine, where the layout leaves it open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.selfSizingAxes
    guard !axes.isEmpty, measuresItself else { return layoutAttributes }
    let fitting = systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.horizontal) ? 0 : layoutAttributes.size.width,
        height: axes.contains(.vertical) ? 0 : layoutAttributes.size.height
      ),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
    )
    if axes.contains(.horizontal), fitting.width > 0 { layoutAttributes.size.width = fitting.width }
    if axes.contains(.vertical), fitting.height > 0 {
      layoutAttributes.size.height = fitting.height
    }
    return layoutAttributes
  }
  /// Whether its content determines its size.
  var measuresItself: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
  override var isLayoutBoundary: Bool { true }
}

/// The layout that was applied to a view; a copy, since layouts may change their attributes.
@MainActor
struct AppliedLayout {
  let attributes: UICollectionViewLayoutAttributes
  /// The origin of the orthogonally scrolling section.
  let start: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, start: CGPoint) {
    self.attributes = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    self.start = start
  }

  func says(_ other: UICollectionViewLayoutAttributes, start: CGPoint) -> Bool {
    self.start == start && type(of: attributes) == type(of: other) && attributes.isEqual(other)
  }

  /// Whether other attributes differ at most in their opacity.
  func stands(like other: UICollectionViewLayoutAttributes) -> Bool {
    attributes.size == other.size && attributes.center == other.center
      && attributes.wholeTransform == other.wholeTransform
  }
}
