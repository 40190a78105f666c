@preconcurrency public import Foundation
import Geometry

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  // Internal members; see `UICollectionViewCell+Configuration.swift`.
  let content = CellContent()
  var hosted = HostedContent()
  var backing: ConfiguredBackgroundView?
  var needsConfiguration = true
  /// Whether its content has changed since it was measured.
  var needsMeasuring = false
  /// Whether a finger is moving the item to another place.
  var isReordering = false {
    didSet { if isReordering != oldValue { configureForState() } }
  }

  open var userInteractionEnabledWhileDragging = false
  /// No item is dragged here, so it is not called.
  open func dragStateDidChange(_ dragState: DragState) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UICollectionViewCell.self)
  }

  /// Called when a touch selects the item: performs a storyboard's segue.
  package var selectionTrigger: (() -> Void)?
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
  /// [D] Shown in front of the background while the cell is pressed or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let view = selectedBackgroundView { insertSubview(view, belowSubview: content) }
      showState()
    }
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      hosted.show(contentConfiguration?.updated(for: configurationState), in: content)
      if oldValue != nil { sizeMayHaveChanged() }
    }
  }
  /// [D] iOS 16: a cell that sizes itself is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }
  func sizeMayHaveChanged() {
    let list = superview as? UICollectionView ?? (superview as? CollectionLaneView)?.collection
    list?.sizeMayHaveChanged(of: self)
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  /// [D] iOS 16: nothing, except in lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState { currentState }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func assemble() {
    content.frame = bounds
    addSubview(content)
  }

  private func showState() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    configureForState()
    setNeedsLayout()
  }

  // MARK: Layout

  // The bounds origin of a swiped cell is shifted.
  var whole: CGRect { CGRect(origin: .zero, size: bounds.size) }
  var contentFrame: CGRect { whole }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if content.frame != contentFrame { content.frame = contentFrame }
    for view in [backgroundView, selectedBackgroundView].compactMap(\.self)
    where view.frame != whole {
      view.frame = whole
    }
    backing?.layOut(in: whole)
  }

  override var measuresItself: Bool {
    hosted.view != nil
      || content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The size that the constraints of the content determine.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let side = max(0, bounds.width - contentFrame.width)
    let size = (hosted.view ?? content).systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - side), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return CGSize(width: size.width + side, height: size.height)
  }
}
