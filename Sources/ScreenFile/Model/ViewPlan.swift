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
    case spinner
  }

  var kind = Kind.plain
  var id: Reference?
  var styles: [Reference] = []
  var look = Look()
  var gradientEnds = [0.5, 0, 0.5, 1]
  var views: [ViewPlan] = []
}
