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
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  override var isLayoutBoundary: Bool { true }
}

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  open var contentView: UIView { content }
  open var isSelected = false {
    didSet { showState() }
  }
  open var isHighlighted = false {
    didSet { showState() }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// [D] Shown above the background while the cell is pressed or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let view = selectedBackgroundView { insertSubview(view, belowSubview: content) }
      showState()
    }
  }

  private func assemble() {
    content.frame = bounds
    addSubview(content)
  }

  private func showState() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [content, backgroundView, selectedBackgroundView].compactMap(\.self)
    where view.frame != bounds {
      view.frame = bounds
    }
  }

  /// The size that the constraints of the content ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return layoutAttributes }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > 0, size.height > 0 { layoutAttributes.size = size }
    return layoutAttributes
  }
}
