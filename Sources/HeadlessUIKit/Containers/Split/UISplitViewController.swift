@preconcurrency public import Foundation

/// A split view: columns beside each other that collapse in compact width.
///
/// Rule split.collapse-and-expand.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  // [D] The raw values of UISplitViewController.h.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// [D] The system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  // Internal members; see the extensions beside this file.
  var columns: [Column: UIViewController] = [:]
  var isFolded = false
  /// The mode set by the user or by `show(_:)` and `hide(_:)`, until the size changes.
  var chosenMode: DisplayMode?
  /// The mode that was last shown.
  var knownMode: DisplayMode?
  let dimming = UIView()
  /// The lines beside the primary and the supplementary column.
  let lines = [UIView(), UIView()]
  private(set) lazy var edgeSwipe = SplitSwipe(self)
  private var modeButton: UIBarButtonItem?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = coder.interface?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// [D] The primary and the secondary; only the primary if collapsed.
  open var viewControllers: [UIViewController] {
    get { listed }
    set { replaceColumns(newValue) }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, column) }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) { reveal(column, telling: false) }
  open func hide(_ column: Column) { conceal(column, telling: false) }
  open var isCollapsed: Bool { isFolded }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      modeMayHaveChanged()
    }
  }
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { modeMayHaveChanged() } }
  }
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  /// [W] Collapsed, as if both columns were beside each other.
  open var displayMode: DisplayMode { isFolded ? .oneBesideSecondary : resolvedMode }
  open var presentsWithGesture = true {
    didSet {
      edgeSwipe.recognizer.isEnabled = presentsWithGesture
      offerButtons()
    }
  }
  open var showsSecondaryOnlyButton = false {
    didSet { offerButtons() }
  }
  /// [D] For sidebars on the Mac; has no effect on phones and pads.
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { offerButtons() }
  }
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }
  open var displayModeButtonItem: UIBarButtonItem {
    if let modeButton { return modeButton }
    let made = makeButton(SplitGlyph.sidebar)
    modeButton = made
    return made
  }
  private(set) lazy var wholeButtonItem = makeButton(SplitGlyph.arrows)
  private func makeButton(_ image: UIImage) -> UIBarButtonItem {
    let toggle = UIAction { [weak self] _ in self?.toggleMode() }
    let made = UIBarButtonItem(image: image, primaryAction: toggle)
    return made
  }

  // MARK: As a controller

  open override func loadView() {
    let root = ContainerView(frame: stage.screen.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.arrange = { [weak self] in self?.arrangeColumns() }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)  // [I]
    dimming.isHidden = true
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("hideOverlay", UISplitViewController.hideOverlay)
      )
    )
    root.addSubview(dimming)
    for line in lines {
      line.backgroundColor = .opaqueSeparator
      line.isUserInteractionEnabled = false
      root.addSubview(line)
    }
    root.addGestureRecognizer(edgeSwipe.recognizer)
    view = root
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func passOn(_ callback: AppearanceState.Callback) { passOnToColumns(callback) }
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // [I] Columns shown or hidden by hand stay so until the size changes.
    if size != viewIfLoaded?.bounds.size { chosenMode = nil }
    super.viewWillTransition(to: size, with: coordinator)
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let own = delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? []
    return own.isEmpty ? super.supportedInterfaceOrientations : own
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let own = delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    return own.flatMap { $0 == .unknown ? nil : $0 }
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic var childForStatusBarStyle: UIViewController? { listed.first }
  open override dynamic var childForStatusBarHidden: UIViewController? { listed.first }
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { columnSize(of: container, in: parentSize) }
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender)
  }
  override func takes(_ action: Selector, _ sender: Any?) -> Bool {
    isRouting(action) || super.takes(action, sender)
  }
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeColumns(coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeColumns(coder)
  }
}
