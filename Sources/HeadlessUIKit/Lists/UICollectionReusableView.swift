@preconcurrency public import Foundation
import Geometry

/// A view of a collection that comes back with other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// How a collection makes views of a class that it was told: through the class's own initialiser.
  public required convenience init(_frame frame: CGRect) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open internal(set) var reuseIdentifier: String?
  var kind = UICollectionView.cellKind
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// [D] The size that the view's own constraints ask for, where the layout leaves it open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard measuresItself else { return layoutAttributes }
    let axes = layoutAttributes.freeAxes
    let wished = systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.horizontal) ? 0 : layoutAttributes.size.width,
        height: axes.contains(.vertical) ? 0 : layoutAttributes.size.height
      ),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
    )
    if axes.contains(.horizontal), wished.width > 0 { layoutAttributes.size.width = wished.width }
    if axes.contains(.vertical), wished.height > 0 { layoutAttributes.size.height = wished.height }
    return layoutAttributes
  }
  /// Whether its content can say how large it is.
  var measuresItself: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
  override var isLayoutBoundary: Bool { true }
}
