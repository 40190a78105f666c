import VirtualTime
@preconcurrency public import Foundation
public import Geometry

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  // [D] The raw values of UIBarButtonItem.h.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  public enum Style: Int, Sendable {
    case plain
    /// [D] Looks as `plain` since iOS 7.
    case bordered
    case done
  }

  private(set) var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(
    title: String?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (ClassTarget.object(target), action)
  }

  public convenience init(
    image: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (ClassTarget.object(target), action)
  }

  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    adopt(systemItem)
    (self.target, self.action) = (ClassTarget.object(target), action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// [D] iOS 16: with an action the menu opens on a long press.
  public convenience init(
    title: String?,
    image: UIImage?,
    target: AnyObject?,
    action: Selector?,
    menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    (self.target, self.action) = (target, action)
  }

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// [D] Takes the remaining space.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.adopt(.flexibleSpace)
    return item
  }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.adopt(.fixedSpace)
    item.width = width
    return item
  }

  open var style = Style.plain {
    didSet { changed() }
  }
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  open var possibleTitles: Set<String>? {
    didSet { changed() }
  }
  /// [D] iOS 16: removes it from its bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }
  open var customView: UIView? {
    didSet { changed() }
  }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? {
    didSet { changed() }
  }
  /// [D] Opens on a tap if there is no primary action.
  open var menu: UIMenu? {
    didSet { changed() }
  }
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// [D] iOS 15: whether it is on.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }
  /// [D] iOS 15: a touch turns it on or off; with a menu, it says which element is chosen.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
  }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { changed() }
  }

  // MARK: Old looks; offsets of backgrounds, and backgrounds of back buttons, are kept, not shown

  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backBackgrounds: [UIBarMetrics: UIImage] = [:]
  private var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private var backgrounds = BarItemBackgrounds()
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[nil, barMetrics][state] = backgroundImage
    changed()
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[nil, barMetrics][state]
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[style, barMetrics][state] = backgroundImage
    changed()
  }
  open func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[style, barMetrics][state] }
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics] = adjustment
    changed()
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    changed()
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) { backgroundOffsets[barMetrics] = adjustment }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) { backBackgroundOffsets[barMetrics] = adjustment }
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundOffsets[barMetrics] ?? 0 }
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { backBackgrounds[barMetrics] = backgroundImage }
  open func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[barMetrics] }

  /// What is drawn behind the item: its own images take precedence over the bar's.
  func background(
    in state: UIControl.State,
    _ look: UIBarButtonItemStateAppearance?,
    isCompact: Bool
  ) -> UIImage? {
    backgrounds.shown(in: state, style: style, isCompact: isCompact) ?? look?.backgroundImage
  }

  /// The offset of its title: the item's takes precedence over the bar's.
  func titleOffset(_ look: UIBarButtonItemAppearance?, isCompact: Bool) -> UIOffset {
    let own = (isCompact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default]
    return own ?? look?.normal.titlePositionAdjustment ?? .zero
  }

  /// The same for the back button that leads to it.
  func backTitleOffset(isCompact: Bool) -> UIOffset? {
    (isCompact ? backTitleOffsets[.compact] : nil) ?? backTitleOffsets[.default]
  }

  /// [D] Turned on or off before its action.
  func touched() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    send()
  }

  /// The chosen element's title takes the place of its own.
  func menuChose(_ leaf: any UIMenuLeaf) {
    guard changesSelectionAsPrimaryAction, let button = shownView as? UIButton else { return }
    button.menuChose(leaf)
    changed()
  }

  /// Performs the action of the item.
  func send() {
    if let primaryAction { return primaryAction.perform(self) }
    guard let action else { return }
    let app = UIApplication.shared
    if let target {
      action.send(to: target, with: [self, nil])
    } else if let receiver = app.performer(of: action, near: shownView, sender: self) {
      action.send(to: receiver, with: [self, nil])
    }
  }

  private func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    let face = SystemItemContent(systemItem)
    title = face.title
    if let symbol = face.symbol { image = UIImage(systemName: symbol) }
    if face.isStrong { style = .done }
  }
}

/// The title or symbol of a system item.
private struct SystemItemContent {
  var title: String?
  var symbol: String?
  var isStrong = false

  // [W] The titles and symbols of iOS 13 and later.
  init(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .done: (title, isStrong) = ("Done", true)
    case .save: (title, isStrong) = ("Save", true)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    case .close: title = "Close"
    case .flexibleSpace, .fixedSpace, .pageCurl: break
    case .add: symbol = "plus"
    case .compose: symbol = "square.and.pencil"
    case .reply: symbol = "arrowshape.turn.up.left"
    case .action: symbol = "square.and.arrow.up"
    case .organize: symbol = "folder"
    case .bookmarks: symbol = "book"
    case .search: symbol = "magnifyingglass"
    case .refresh: symbol = "arrow.clockwise"
    case .stop: symbol = "xmark"
    case .camera: symbol = "camera"
    case .trash: symbol = "trash"
    case .play: symbol = "play.fill"
    case .pause: symbol = "pause.fill"
    case .rewind: symbol = "backward.fill"
    case .fastForward: symbol = "forward.fill"
    }
  }
}
