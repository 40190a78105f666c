@preconcurrency public import Foundation
import Geometry

/// A field in which the user types what is looked for.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  private let field = UITextField()
  private let cancel = UIButton(type: .system)
  private static let height: CGFloat = 52  // [W] what it adds to a navigation bar
  private static let fieldHeight: CGFloat = 36  // [W]
  private static let margin: CGFloat = 16  // [W]
  private static let gap: CGFloat = 8  // [I]
  var beganEditing: (() -> Void)?
  var cancelled: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UITextField { field }
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  // [D] What the keyboard is asked for goes to the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    guard animated, window != nil else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.layoutIfNeeded()
    }
  }

  private func assemble() {
    field.backgroundColor = UIColor.tertiarySystemFill
    field.layer.cornerRadius = 10  // [W]
    field.placeholder = "Search"
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.typed() },
      for: .editingChanged
    )
    field.leftView = SearchGlass(frame: CGRect(origin: .zero, size: SearchGlass.size))
    field.leftViewMode = .always
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancel)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancel.sizeThatFits(bounds.size).width
    let taken = showsCancelButton ? button + Self.gap : 0
    field.frame = CGRect(
      x: Self.margin,
      y: (bounds.height - Self.fieldHeight) / 2 - 3,  // [I] a little above the middle
      width: max(0, bounds.width - 2 * Self.margin - taken),
      height: Self.fieldHeight
    )
    cancel.frame = CGRect(
      x: field.frame.maxX + Self.gap,
      y: field.frame.minY,
      width: button,
      height: Self.fieldHeight
    )
    cancel.alpha = showsCancelButton ? 1 : 0
  }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  // MARK: The field

  private func typed() { delegate?.searchBar(self, textDidChange: field.text ?? "") }

  private func cancelTapped() {
    field.text = ""
    field.resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
    cancelled?()
  }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    beganEditing?()
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}

/// The glass in front of what is typed.
private final class SearchGlass: UIView {
  static let size = CGSize(width: 26, height: 20)  // [I]
  private static let lens: CGFloat = 11  // [I]
  private static let stroke: CGFloat = 1.5  // [I]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let lens = CGRect(x: bounds.midX - 6, y: bounds.midY - 7, width: Self.lens, height: Self.lens)
    let path = UIBezierPath(ovalIn: lens)
    let rim = Self.lens / 2 * (1 - 0.5.squareRoot())
    path.move(to: CGPoint(x: lens.maxX - rim, y: lens.maxY - rim))
    path.addLine(to: CGPoint(x: lens.maxX + 3, y: lens.maxY + 3))
    path.lineWidth = Self.stroke
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}

/// Hears what is typed into a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  )
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
