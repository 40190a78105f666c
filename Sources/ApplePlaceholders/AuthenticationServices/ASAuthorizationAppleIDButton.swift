public import Foundation
public import HeadlessUIKit

/// The button of Sign in with Apple, without Apple's logo.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  private let label = UILabel()

  open var cornerRadius: CGFloat = 6 {  // [W]
    didSet { layer.cornerRadius = cornerRadius }
  }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    assemble(type, style)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public convenience init() { self.init(type: .default, style: .black) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble(.default, .black)
  }

  private func assemble(_ type: ButtonType, _ style: Style) {
    label.text = Self.title(type)
    label.font = .systemFont(ofSize: 17, weight: .semibold)  // [I]
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.cornerRadius = cornerRadius
    accessibilityLabel = label.text
  }

  private static func title(_ type: ButtonType) -> String {
    switch type {
    case .signIn: "Sign in with Apple"
    case .continue: "Continue with Apple"
    case .signUp: "Sign up with Apple"
    }
  }

  // [D] The smallest size of the guidelines.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)  // [I]
  }
}
