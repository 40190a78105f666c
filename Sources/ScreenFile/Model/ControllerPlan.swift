import HeadlessUIKit

/// A controller of a file: what kind it is, its view, what stands in it, and its children.
struct ControllerPlan: Sendable {
  enum Kind: Sendable {
    case plain
    /// A stack, its first controller at the bottom.
    case navigation([Reference])
    case tabs([Reference])
    case alert(AlertPlan)
  }

  var kind = Kind.plain
  var title: String?
  var bar = BarPlan()
  var look = Look()
  var styles: [Reference] = []
  var views: [ViewPlan] = []
  var children: [ChildPlan] = []

  /// Every controller that this one contains from the start.
  var contained: [Reference] {
    switch kind {
    case .navigation(let names), .tabs(let names): names
    case .plain, .alert: children.compactMap(\.controller)
    }
  }
}

/// What the bars around a controller show of it.
struct BarPlan: Sendable {
  var largeTitle: Bool?
  var left: [String] = []
  var right: [String] = []
  /// A PNG file below the asset root, for the tab.
  var icon: Reference?
  var badge: String?
  /// Of a navigation controller.
  var prefersLargeTitles = false
  var isBarHidden = false
  /// Of a tab bar controller: the child it begins with.
  var selected: Reference?
  var hidesTabBar = false
}

/// A child controller and where its view stands.
struct ChildPlan: Sendable {
  var controller: Reference?
  /// The view that takes it; the parent's own without.
  var host: Reference?
  var look = Look()
}

/// An alert, or an action sheet.
struct AlertPlan: Sendable {
  struct Action: Sendable {
    var title: String?
    var style = UIAlertAction.Style.default
  }

  struct Field: Sendable {
    var placeholder: String?
    var text: String?
    var isSecure = false
  }

  var title = ""
  var message: String?
  var style = UIAlertController.Style.alert
  var actions: [Action] = []
  var fields: [Field] = []
}
