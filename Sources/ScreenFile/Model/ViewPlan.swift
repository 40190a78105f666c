import HeadlessUIKit

/// A view of a file, with its subviews.
struct ViewPlan: Sendable {
  enum Kind: Sendable {
    case plain
    case label(String)
    case button(String)
    /// A PNG file below the asset root, or a symbol.
    case image(Reference)
    case gradient([UIColor])
    case blur(UIBlurEffect.Style)
    case spinner(Bool)
    case list(ListPlan)
    /// The size of its content.
    case scroll([Double])
    case stack(NSLayoutConstraint.Axis)
    case toggle(Bool)
    case slider(Double)
    case progress(Double)
    case segments([String])
    case field(String)
    /// With a placeholder.
    case search(String)
    case toolbar([ToolbarItem])
  }

  enum ButtonStyle: Sendable { case plain, gray, tinted, filled }

  /// A button of a toolbar, or a gap.
  struct ToolbarItem: Sendable {
    var title: String?
    /// A PNG file below the asset root, or a symbol.
    var image: Reference?
    var isSpace = false
  }

  /// The arrangement of a stack view.
  struct Arrangement: Sendable {
    var spacing = 0.0
    var alignment = UIStackView.Alignment.fill
    var distribution = UIStackView.Distribution.fill
  }

  var kind = Kind.plain
  var id: Reference?
  var styles: [Reference] = []
  var look = ViewAppearance()
  var gradientEnds = [0.5, 0, 0.5, 1]
  var listStyle = UITableView.Style.plain
  var pages = false
  var arrangement = Arrangement()
  var selected = 0
  var content: String?
  /// Used by text fields.
  var isSecure = false
  /// Used by search bars.
  var showsCancel = false
  var buttonStyle: ButtonStyle?
  /// Used by buttons: a PNG file below the asset root, or a symbol.
  var picture: Reference?
  var views: [ViewPlan] = []
}
