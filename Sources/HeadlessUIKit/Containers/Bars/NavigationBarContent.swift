import Foundation
import Geometry

/// The titles and buttons of one item in a navigation bar.
final class NavigationBarContent: UIView {
  private(set) var titleView: UIView
  private(set) var back: BackButton?
  private(set) var largeTitle: UILabel?
  /// Clips the large title, which moves out of it at the top.
  private let largeRoom = UIView()
  /// Everything except the search bar: it moves up and out during a search.
  private let titleRoom = UIView()
  private let searchRoom = UIView()
  private let search: UISearchBar?
  private weak var item: UINavigationItem?
  private weak var bar: UINavigationBar?
  private var collapse: CGFloat = 0
  private var searchCollapse: CGFloat = 0
  private var stretch: CGFloat = 0
  private var isEnlarged = false
  private let isLarge: Bool
  private let largeHeight: CGFloat
  private let prompt: UILabel?
  private let left: [UIView]
  private let right: [UIView]
  private let ownsTitle: Bool
  private let titleOffset: UIOffset

  init(_ item: UINavigationItem, behind previous: UINavigationItem?, in bar: UINavigationBar) {
    let look = bar.look(for: item)
    let isLarge = bar.isLarge(item)
    (self.item, self.bar) = (item, bar)
    ownsTitle = item.titleView == nil
    self.isLarge = isLarge
    largeHeight = bar.largeTitleHeight
    titleView = item.titleView ?? Self.title(item.title, look)
    search = item.searchController?.searchBar
    largeTitle = isLarge ? Self.largeTitle(item.title, look, traits: bar.traitCollection) : nil
    prompt = item.prompt.map(Self.prompt)
    let own = item.leadingItems
    if let previous, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
      back = BackButton(
        title: previous.titleForReturning,
        image: look.backIndicatorImage,
        look.backButtonAppearance,
        offset: previous.backTitleOffset(look.backButtonAppearance, isCompact: bar.isCompact),
        item: previous.backBarButtonItem
      )
    }
    let added = previous == nil ? bar.systemItems.filter { !own.contains($0) } : []
    for button in own + item.trailingItems { button.takeAppearance(in: bar) }
    func views(_ items: [UIBarButtonItem]) -> [UIView] {
      items.filter { !$0.isHidden }
        .map { BarButton.view(for: $0, look.items($0), isCompact: bar.isCompact) }
    }
    left = views(added + own)
    right = views(item.trailingItems)
    titleOffset = look.titlePositionAdjustment
    super.init(frame: .zero)
    for part in [self, back] { part?.semanticContentAttribute = bar.semanticContentAttribute }
    back?.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
    back?.makeMenu = { [weak bar] in bar?.backMenu ?? UIMenu() }
    back?.sizeToFit()
    assemble()
    collapse(by: 0)
  }

  private func assemble() {
    for room in [largeRoom, searchRoom] { room.clipsToBounds = true }
    if let largeTitle { largeRoom.addSubview(largeTitle) }
    addSubview(titleRoom)
    let others = [largeRoom] + [prompt].compactMap(\.self)
    for part in others + [titleView] + buttons { titleRoom.addSubview(part) }
    guard let search else { return }
    searchRoom.addSubview(search)
    addSubview(searchRoom)
  }

  // [I] The small title appears when this much of the large one is left.
  private static let remainder: CGFloat = 8
  private static let titleFade: TimeInterval = 0.2  // [W]

  /// [W] First the search bar is hidden; then the large title moves up, and the small one appears.
  ///
  /// Content that is pulled down takes the large title and the search bar with it.
  func collapse(by distance: CGFloat, stretchedBy stretch: CGFloat = 0) {
    self.stretch = stretch
    searchCollapse = min(distance, item?.goingSearchHeight ?? 0)
    collapse = distance - searchCollapse
    let isGone = collapse >= largeHeight - Self.remainder
    if ownsTitle { fadeTitle(to: isLarge && !isGone ? 0 : 1) }
    setNeedsLayout()
  }

  private func fadeTitle(to alpha: CGFloat) {
    guard titleView.alpha != alpha else { return }
    // New content begins in its final state.
    guard let window, !window.isHidden else { return titleView.alpha = alpha }
    UIView.animate(
      withDuration: Self.titleFade,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.titleView.alpha = alpha }
  }

  /// A large title stands for it until it has collapsed.
  var showsTitle: Bool { !titleView.isHidden && titleView.alpha > 0 }

  required init?(coder: NSCoder) { nil }

  private var margin: CGFloat { SideMargin.at(width: bounds.width) }
  private var rowHeight: CGFloat { bar?.rowHeight ?? BarMetrics.height }

  /// The views that slide with the screen.
  var titles: [UIView] { [titleView] + [largeTitle, prompt].compactMap(\.self) }
  /// The views that a change moves.
  var parts: [UIView] { titles + [back?.titleView].compactMap(\.self) }

  /// The centre of a part without its current animation.
  func middle(of part: UIView) -> CGFloat {
    guard let space = part.superview else { return 0 }
    return space.convert(part.layer.position, to: self).x
  }

  /// The views that only fade.
  var buttons: [UIView] { [back].compactMap(\.self) as [UIView] + left + right }

  /// Whether it only shows buttons that fade out, and is not laid out any more.
  private var isFrozen = false

  func freeze(showing leaving: [UIView]) {
    isFrozen = true
    isUserInteractionEnabled = false
    // What has moved to its successor stays visible.
    let own = (titles + [largeRoom, searchRoom] + buttons).filter { $0.isDescendant(of: self) }
    for part in own where !leaving.contains(where: { $0 === part }) { part.isHidden = true }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Its custom views may have moved to its successor.
    guard !isFrozen else { return }
    // The containers keep their own coordinates wherever they are.
    titleRoom.bounds.size = bounds.size
    layTitles()
    let isSearching = item?.isSearching ?? false
    let rise = isSearching ? largeRoom.frame.maxY : 0
    titleRoom.center = CGPoint(x: bounds.midX, y: bounds.midY - rise)
    titleRoom.alpha = isSearching ? 0 : 1
    let height = search?.naturalHeight ?? 0
    searchRoom.frame = CGRect(
      x: 0,
      y: largeRoom.frame.maxY - rise,
      width: bounds.width,
      height: max(0, height - searchCollapse)
    )
    search?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    search?.alpha = height > 0 ? max(0, 1 - 2 * searchCollapse / height) : 1  // [I]
  }

  private func layTitles() {
    var top: CGFloat = 0
    if let prompt {
      prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: BarMetrics.promptHeight)
      top = BarMetrics.promptHeight
    }
    let row = safeRow(at: top)
    let start = layLeft(in: row)
    let end = layRight(in: row)
    layTitle(in: row, between: start, and: end)
    let large = isLarge ? largeHeight - collapse + stretch : 0
    largeRoom.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, large))
    if isRightToLeft { mirror(buttons + [titleView], in: row) }
    layLargeTitle(in: row)
  }

  private func layLargeTitle(in row: CGRect) {
    guard let largeTitle else { return }
    let width = max(0, row.width - 2 * margin)
    // A change has transforms of its own.
    largeTitle.bounds.size = CGSize(width: width, height: largeHeight)
    largeTitle.center = CGPoint(
      x: row.minX + margin + width / 2,
      y: stretch - collapse + largeHeight / 2
    )
    enlarge(largeTitle)
  }

  private static let mostEnlarged: CGFloat = 1.1  // [I]
  // [I] The distance in points at which a large title that is pulled down is largest.
  private static let longestPull: CGFloat = 100

  /// [W] A large title that is pulled down grows from its leading edge, as far as it has room.
  private func enlarge(_ title: UILabel) {
    guard stretch > 0 || isEnlarged else { return }
    isEnlarged = stretch > 0
    let width = title.bounds.width
    let room = max(1, width / max(1, title.sizeThatFits(title.bounds.size).width))
    let wanted = 1 + (Self.mostEnlarged - 1) * min(1, stretch / Self.longestPull)
    let scale = min(wanted, room)
    let shift = (isRightToLeft ? -1 : 1) * (scale - 1) * width / 2
    title.transform = CGAffineTransform(translationX: shift, y: 0).scaledBy(x: scale, y: scale)
  }

  /// [D] The background reaches the screen's edges, titles and buttons stay inside the safe area.
  private func safeRow(at y: CGFloat) -> CGRect {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let width = max(0, bounds.width - left - right)
    return CGRect(x: left, y: y, width: width, height: rowHeight)
  }

  /// [D] Leading and trailing are swapped from right to left.
  private func mirror(_ views: [UIView], in row: CGRect) {
    for view in views { view.frame = view.frame.mirrored(in: row) }
  }

  private func layLeft(in row: CGRect) -> CGFloat {
    shortenBack(in: row)
    var x = row.minX + (back == nil ? margin : BarMetrics.spacing)
    for view in [back].compactMap(\.self) as [UIView] + left {
      x = lay(view, at: x, in: row).maxX + BarMetrics.spacing
    }
    return x
  }

  /// [W] A title that is too wide becomes "Back", and then only the arrow.
  private func shortenBack(in row: CGRect) {
    guard let back else { return }
    let others = (left + right).reduce(0) { $0 + $1.bounds.width + BarMetrics.spacing }
    let title = isLarge || titleView.isHidden ? 0 : titleView.sizeThatFits(row.size).width
    let room = row.width - 2 * margin - others - title
    // [I] At most half of the bar.
    let most = min(max(room, BackArrow.size.width), row.width / 2)
    back.fit(most)
  }

  private func layRight(in row: CGRect) -> CGFloat {
    var x = row.maxX - margin
    for view in right {
      x = lay(view, at: x - view.bounds.width, in: row).minX - BarMetrics.spacing
    }
    return x
  }

  @discardableResult
  private func lay(_ view: UIView, at x: CGFloat, in row: CGRect) -> CGRect {
    let size = view.bounds.size
    let frame = CGRect(
      x: x,
      y: row.minY + ((row.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    view.frame = frame
    return frame
  }

  /// [W] In the middle of the bar if there is room, otherwise next to the buttons.
  private func layTitle(in row: CGRect, between start: CGFloat, and end: CGFloat) {
    let room = max(0, end - start)
    let own = titleView.bounds.size
    let wanted =
      ownsTitle || own.width == 0
      ? titleView.sizeThatFits(CGSize(width: room, height: row.height)) : own
    let width = min(wanted.width, room)
    let height = ownsTitle ? row.height : min(wanted.height, row.height)
    let x = min(max(row.midX - width / 2, start), max(start, end - width))
    titleView.frame = CGRect(
      x: x,
      y: row.minY + (row.height - height) / 2,
      width: width,
      height: height
    )
    guard ownsTitle else { return }
    titleView.frame.origin.x += titleOffset.horizontal
    titleView.frame.origin.y += titleOffset.vertical
  }
}

extension NavigationBarContent {
  private static func title(_ text: String?, _ look: UINavigationBarAppearance) -> UILabel {
    let font = UIFont.systemFont(ofSize: BarMetrics.titleSize, weight: .semibold)
    return label(text, font: font, attributes: look.titleTextAttributes)
  }

  private static func largeTitle(
    _ text: String?,
    _ look: UINavigationBarAppearance,
    traits: UITraitCollection
  ) -> UILabel {
    let font = BarMetrics.largeTitleFont(traits)
    return label(text, font: font, attributes: look.largeTitleTextAttributes)
  }

  private static func prompt(_ text: String) -> UILabel {
    let label = label(text, font: .systemFont(ofSize: BarMetrics.promptSize), attributes: [:])
    label.textAlignment = .center
    return label
  }

  private static func label(
    _ text: String?,
    font: UIFont,
    attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = .label
    label.text = text
    guard !attributes.isEmpty else { return label }
    let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    label.attributedText = NSAttributedString(
      string: text ?? "",
      attributes: own.merging(attributes) { $1 }
    )
    return label
  }
}

extension UINavigationBarAppearance {
  /// [D] Items of style `done` have their own appearance.
  fileprivate func items(_ item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done ? doneButtonAppearance : buttonAppearance
  }
}
