import HeadlessUIKit

/// A controller of a file: its kind, its view with subviews, and its children.
struct ControllerPlan: Sendable {
  enum Kind: Sendable {
    case plain
    /// A navigation stack, with its first controller at the bottom.
    case navigation([Reference])
    case tabs([Reference])
    case alert(AlertPlan)
  }

  var kind = Kind.plain
  var title: String?
  var bar = BarPlan()
  var look = ViewAppearance()
  var styles: [Reference] = []
  var views: [ViewPlan] = []
  var children: [ChildPlan] = []

  /// Every controller that this one contains initially.
  var contained: [Reference] {
    switch kind {
    case .navigation(let names), .tabs(let names): names
    case .plain, .alert: children.compactMap(\.controller)
    }
  }
}

/// What bars show about a controller.
struct BarPlan: Sendable {
  var largeTitle: Bool?
  var left: [String] = []
  var right: [String] = []
  /// A PNG file below the asset root, or a symbol, for the tab.
  var icon: Reference?
  var badge: String?
  /// Used by navigation controllers.
  var prefersLargeTitles = false
  var isBarHidden = false
  /// Used by tab bar controllers: the initial child.
  var selected: Reference?
  var hidesTabBar = false
}

/// A child controller and its position.
struct ChildPlan: Sendable {
  var controller: Reference?
  /// The view that contains the child's view; if nil, the parent's view.
  var host: Reference?
  var look = ViewAppearance()
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
