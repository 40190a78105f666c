import HeadlessUIKit

/// A controller of a file: its view, what stands in it, and its children.
struct ControllerPlan: Sendable {
  var title: String?
  var look = Look()
  var styles: [Reference] = []
  var views: [ViewPlan] = []
  var children: [ChildPlan] = []
}

/// A child controller and where its view stands.
struct ChildPlan: Sendable {
  var controller: Reference?
  /// The view that takes it; the parent's own without.
  var host: Reference?
  var look = Look()
}

extension ControllerPlan {
  static let table = Table(
    "controller",
    "A view controller.",
    blank: ControllerPlan(),
    [
      Row("title", .text("a title"), "its title", to: \.title),
      Row("style", .oneOrMore(.name(of: "a style")), "looks of its view", to: \.styles),
      Row("views", .views, "what stands in its view, from back to front", to: \.views),
      Row(
        "children",
        .list(.object("child") { ChildPlan.table }),
        "controllers it contains from the start",
        to: \.children
      ),
    ] + Look.paint.map { $0.lifted(to: \.look) }
  )
}

extension ChildPlan {
  static let table = Table(
    "child",
    "A child controller and where its view stands.",
    blank: ChildPlan(),
    [
      Row("controller", .name(of: "a controller"), "which", required: true, to: \.controller),
      Row("in", .name(of: "a view"), "the view that takes it", to: \.host),
    ] + Look.place.map { $0.lifted(to: \.look) }
  )
}
