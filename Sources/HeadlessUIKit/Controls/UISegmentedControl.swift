@preconcurrency public import Foundation
import Geometry

/// Segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1  // [D]

  // Internal members; see `UISegmentedControl+Look.swift`.
  var segments: [SegmentContent] = []
  let pill = UIView()
  var images = SegmentImages()
  var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  private var chosen = UISegmentedControl.noSegment

  // [D] The raw values of UISegmentedControl.h.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// One segment: its content, and whether it is enabled.
  @MainActor
  struct SegmentContent {
    let label = UILabel()
    let picture = UIImageView()
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
    /// Whether it has been laid out.
    var isPlaced = false
    var action: UIAction?
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    assemble()
    for (index, item) in (items ?? []).enumerated() { insert(item, at: index) }
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UISegmentedControl.self)
  }

  // MARK: Segments

  open var isSpringLoaded = false
  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated) { self.insert(title ?? "", at: segment) }
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated) { self.insert(image ?? UIImage(), at: segment) }
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    change(animated) { self.insert(action, at: segment) }
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = nearest(segment) else { return }
    let leaving: [UIView] = [segments[index].label, segments[index].picture]
    change(animated, leaving: leaving) { self.remove(at: index) }
  }
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let index = nearest(segment) else { return }
    segments[index].label.text = title
    // [D] A segment has a title or an image.
    if title != nil { segments[index].picture.image = nil }
    segmentsChanged()
  }
  open func titleForSegment(at segment: Int) -> String? {
    nearest(segment).flatMap { segments[$0].label.text }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let index = nearest(segment) else { return }
    segments[index].picture.image = image
    if image != nil { segments[index].label.text = nil }
    segmentsChanged()
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    nearest(segment).flatMap { segments[$0].picture.image }
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let index = nearest(segment) else { return }
    segments[index].width = width
    segmentsChanged()
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    nearest(segment).map { segments[$0].width } ?? 0
  }
  /// [D] Moves the title or the image.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard let index = nearest(segment) else { return }
    segments[index].offset = offset
    setNeedsLayout()
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    nearest(segment).map { segments[$0].offset } ?? .zero
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let index = nearest(segment) else { return }
    segments[index].isEnabled = enabled
    setNeedsLayout()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    nearest(segment).map { segments[$0].isEnabled } ?? false
  }

  var positionAdjustments: [Segment: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }
  /// [D] Moves the titles of the segments at a place; here for all metrics of bars.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { positionAdjustments[leftCenterRightOrAlone] = adjustment }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset { positionAdjustments[leftCenterRightOrAlone] ?? .zero }

  /// [D] An index beyond the last segment means the last one.
  private func nearest(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  // MARK: Choice

  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      // [D] A momentary control has no selection.
      let isThere = segments.indices.contains(newValue) && !isMomentary
      chosen = isThere ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsChanged() }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsChanged()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  open override dynamic var intrinsicContentSize: CGSize { naturalSize }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var tapIsPrimary: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
  override var answersTaps: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, let index = segment(at: touch.location(in: self)) else { return }
    choose(index)
  }

  /// [D] Selecting the selected segment sends no event.
  private func choose(_ index: Int) {
    guard segments[index].isEnabled, isMomentary || index != chosen else { return }
    layoutIfNeeded()
    chosen = isMomentary ? Self.noSegment : index
    UIView.animate(withDuration: Self.duration) { self.arrange() }
    let action = segments[index].action
    if isMomentary { chosen = index }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    action?.perform(self)
    if isMomentary { chosen = Self.noSegment }
  }

  /// [I] A choice stays with its segment.
  func segmentWasInserted(at index: Int) {
    if chosen >= index { chosen += 1 }
  }

  func segmentWasRemoved(at index: Int) {
    if chosen == index { chosen = Self.noSegment }
    if chosen > index { chosen -= 1 }
  }

  static let duration: TimeInterval = 0.2  // [I]

  /// [D] Segments slide to their places; what is new fades in, and what is removed fades out.
  private func change(
    _ animated: Bool,
    leaving: [UIView] = [],
    _ body: @escaping () -> Void
  ) {
    guard animated, window != nil else {
      body()
      for view in leaving { view.removeFromSuperview() }
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        body()
        for view in leaving { view.alpha = 0 }
        self.layoutIfNeeded()
      },
      completion: { _ in
        for view in leaving { view.removeFromSuperview() }
      }
    )
  }
}
