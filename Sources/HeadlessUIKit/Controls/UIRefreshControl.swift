@preconcurrency public import Foundation
import Geometry

/// A spinner above a scroll view's content that requests new content when pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  // [W] Its height, and the distance at which it starts.
  static let height: CGFloat = 60
  private static let threshold: CGFloat = 120

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  /// One pull sends one event.
  private var hasAsked = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    assemble()
  }

  /// [D] A designated initializer, which subclasses override.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private func assemble() {
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(wheel)
    addSubview(title)
    alpha = 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let own = ownTintColor { wheel.color = own }
  }

  override var tapIsPrimary: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle?.string.isEmpty == false
    let size = wheel.sizeThatFits(.zero)
    wheel.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2 - (hasTitle ? 10 : 0),
      width: size.width,
      height: size.height
    )
    title.isHidden = !hasTitle
    title.frame = CGRect(x: 0, y: wheel.frame.maxY + 6, width: bounds.width, height: 18)
  }

  // MARK: Refreshing

  /// [D] Beginning a refresh by code sends no event; the content does not move.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    alpha = 1
    wheel.startAnimating()
    guard let scrollView else { return }
    follow(scrollView)
    scrollView.refreshInset = Self.height
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView else { return settle() }
    // Content under a finger moves back after the finger is lifted.
    if scrollView.isTracking {
      scrollView.refreshInset = 0
      settle()
    } else {
      scrollView.endRefresh { [weak self] in self?.settle() }
    }
  }

  private func settle() {
    wheel.stopAnimating()
    if !isRefreshing { alpha = 0 }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// [I] Between a bar's row and its large title it is seen only where there is room for it.
  private func visibility(_ pulled: CGFloat, isBehindTitle: Bool) -> CGFloat {
    let covered = isBehindTitle ? Self.height : 0
    if isRefreshing { return isBehindTitle ? min(1, pulled / covered) : 1 }
    return min(1, max(0, pulled - covered) / (Self.threshold - covered))
  }

  /// Stays at the top of the visible area, as far as the content is pulled down.
  func follow(_ scrollView: UIScrollView) {
    let rest = scrollView.onPixels(-scrollView.insetsWithoutRefresh.top)
    let top = scrollView.contentOffset.y - rest
    let pulled = max(0, -top)
    let wanted = CGRect(
      x: 0,
      y: min(-Self.height, top) - scrollView.pulledBarHeight,
      width: scrollView.bounds.width,
      height: Self.height
    )
    if frame != wanted { frame = wanted }
    alpha = visibility(pulled, isBehindTitle: scrollView.pulledBarHeight > 0)
    guard !isRefreshing else { return }
    if pulled == 0 { hasAsked = false }
    guard scrollView.isDragging, pulled >= Self.threshold, !hasAsked, isEnabled else { return }
    hasAsked = true
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
