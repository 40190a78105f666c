import HeadlessUIKit

/// A view of a file, and the views in it.
struct ViewPlan: Sendable {
  enum Kind: Sendable {
    case plain
    case label(String)
    case button(String)
    /// A PNG file below the asset root.
    case image(Reference)
    case gradient([UIColor])
    case blur(UIBlurEffect.Style)
    case spinner(Bool)
    case list(ListPlan)
    /// With the size of what is scrolled.
    case scroll([Double])
    case stack(NSLayoutConstraint.Axis)
    case toggle(Bool)
    case slider(Double)
    case progress(Double)
    case segments([String])
    case field(String)
  }

  /// How a stack shares out its room.
  struct Arrangement: Sendable {
    var spacing = 0.0
    var alignment = UIStackView.Alignment.fill
    var distribution = UIStackView.Distribution.fill
  }

  var kind = Kind.plain
  var id: Reference?
  var styles: [Reference] = []
  var look = Look()
  var gradientEnds = [0.5, 0, 0.5, 1]
  var listStyle = UITableView.Style.plain
  var pages = false
  var arrangement = Arrangement()
  var selected = 0
  var content: String?
  var views: [ViewPlan] = []
}
