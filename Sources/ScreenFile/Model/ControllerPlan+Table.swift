import HeadlessUIKit

extension ControllerPlan {
  static let variants = Variants(
    name: "controller",
    kinds: [
      Variant("navigation", table: navigation) { $0 }, Variant("tabs", table: tabs) { $0 },
      Variant("alert", table: AlertPlan.table) { ControllerPlan(kind: .alert($0)) },
    ],
    fallback: Variant("controller", table: plain) { $0 }
  )

  static let shape = Shape<ControllerPlan>(
    "a controller",
    schema: .reference("controller")
  ) { node, reading in
    variants.read(node, &reading)
  }

  private static let plain = Table(
    "controller",
    help: "A view controller.",
    blank: ControllerPlan(),
    rows: item + [
      Row(
        "style",
        .oneOrMore(.name(of: "a style")),
        help: "the appearance of its view",
        to: \.styles
      ),
      Row("views", .views, help: "the subviews of its view, from back to front", to: \.views),
      Row(
        "children",
        .list(.object("child") { ChildPlan.table }),
        help: "controllers it contains from the start",
        to: \.children
      ),
    ] + ViewAppearance.paint.map { $0.lifted(to: \.look) }
  )

  private static let navigation = Table(
    "a navigation controller",
    help: "A navigation controller and its stack.",
    blank: ControllerPlan(),
    rows: [
      Row(
        "navigation",
        .oneOrMore(.name(of: "a controller")).map { Kind.navigation($0) },
        help: "its stack, from the bottom",
        required: true,
        to: \ControllerPlan.kind
      ),
      Row("largeTitles", .flag, help: "whether titles may be large", to: \.bar.prefersLargeTitles),
      Row("barHidden", .flag, help: "whether its bar is hidden", to: \.bar.isBarHidden),
    ] + item + ViewAppearance.paint.map { $0.lifted(to: \.look) }
  )

  private static let tabs = Table(
    "a tab bar controller",
    help: "A tab bar controller and its tabs.",
    blank: ControllerPlan(),
    rows: [
      Row(
        "tabs",
        .oneOrMore(.name(of: "a controller"), atMost: 32).map { Kind.tabs($0) },
        help: "a controller for each tab",
        required: true,
        to: \ControllerPlan.kind
      ),
      Row("selected", .name(of: "a controller"), help: "the first one shown", to: \.bar.selected),
    ] + item + ViewAppearance.paint.map { $0.lifted(to: \.look) }
  )

  /// A controller's appearance in the bars of its container.
  private static let item: [Row<ControllerPlan>] = [
    Row("title", .text("a title"), help: "its title, in bars and tabs", to: \.title),
    Row("largeTitle", .flag, help: "whether its title is large", to: \.bar.largeTitle),
    Row("left", .oneOrMore(.text("a title")), help: "buttons on the bar's left", to: \.bar.left),
    Row("right", .oneOrMore(.text("a title")), help: "buttons on the bar's right", to: \.bar.right),
    Row("icon", .picture, help: "the picture of its tab", to: \.bar.icon),
    Row("badge", .text("text"), help: "the badge on its tab", to: \.bar.badge),
    Row(
      "hidesTabBar",
      .flag,
      help: "whether pushing it hides the tab bar",
      to: \.bar.hidesTabBar
    ),
  ]
}

extension ChildPlan {
  static let table = Table(
    "child",
    help: "A child controller and where its view is.",
    blank: ChildPlan(),
    rows: [
      Row("controller", .name(of: "a controller"), help: "which", required: true, to: \.controller),
      Row("in", .name(of: "a view"), help: "the view it is added to", to: \.host),
    ] + ViewAppearance.geometry.map { $0.lifted(to: \.look) }
  )
}

extension AlertPlan {
  static let table = Table(
    "an alert",
    help: "An alert or an action sheet.",
    blank: AlertPlan(),
    rows: [
      Row("alert", .text("a title"), help: "its title", required: true, to: \.title),
      Row("message", .text("text"), help: "the message below the title", to: \.message),
      Row(
        "kind",
        .word("a kind of alert", [("alert", .alert), ("actionSheet", .actionSheet)]),
        help: "alert",
        to: \.style
      ),
      Row("actions", .list(Action.shape, atMost: 32), help: "its buttons", to: \.actions),
      Row(
        "fields",
        .list(Field.shape, atMost: 8),
        help: "its text fields; action sheets have none",
        to: \.fields
      ),
    ]
  )
}

extension AlertPlan.Field {
  static let table = Table(
    "alertField",
    help: "A text field of an alert.",
    blank: AlertPlan.Field(),
    rows: [
      Row("placeholder", .text("text"), help: "what it shows while it is empty", to: \.placeholder),
      Row("text", .text("text"), help: "its text", to: \.text),
      Row("secure", .flag, help: "whether dots hide its text", to: \.isSecure),
    ]
  )

  /// Either a placeholder, or an object.
  static let shape: Shape<AlertPlan.Field> = {
    let schema = Schema.either([.text, .reference("alertField")])
    return Shape("a placeholder, or an object", schema: schema) { node, reading in
      if let text = node.text { return AlertPlan.Field(placeholder: text) }
      return table.read(node, &reading)
    }
  }()
}

extension AlertPlan.Action {
  static let table = Table(
    "action",
    help: "A button of an alert.",
    blank: AlertPlan.Action(),
    rows: [
      Row("title", .text("a title"), help: "its text", required: true, to: \.title),
      Row(
        "kind",
        .word(
          "a kind of action",
          [("default", .default), ("cancel", .cancel), ("destructive", .destructive)]
        ),
        help: "default",
        to: \.style
      ),
    ]
  )

  /// Either a title, or an object.
  static let shape: Shape<AlertPlan.Action> = {
    let schema = Schema.either([.text, .reference("action")])
    return Shape("a title, or an object with a title", schema: schema) { node, reading in
      if let text = node.text { return AlertPlan.Action(title: text) }
      return table.read(node, &reading)
    }
  }()
}
