import HeadlessUIKit

/// Container views and controls.
extension ViewPlan {
  static let containers: [Variant<ViewPlan>] = [
    kind(
      "list",
      ListPlan.sections.map { .list(ListPlan(sections: $0)) },
      help: "A table of rows.",
      rows: [
        Row(
          "listStyle",
          .word("a list style", ListPlan.styles),
          help: "plain",
          to: \ViewPlan.listStyle
        )
      ]
    ),
    kind(
      "scroll",
      .numbers(["width", "height"], in: 0...100_000).map { .scroll($0) },
      help: "Scrolls its subviews, within content of this size.",
      rows: [Row("paging", .flag, help: "whether it stops on page boundaries", to: \ViewPlan.pages)]
    ),
    kind(
      "stack",
      .word("an axis", [("vertical", .vertical), ("horizontal", .horizontal)]).map { .stack($0) },
      help: "Arranges its subviews.",
      rows: [
        Row(
          "spacing",
          .number("points", in: 0...10_000),
          help: "the space between two subviews",
          to: \ViewPlan.arrangement.spacing
        ),
        Row(
          "alignment",
          .word("an alignment", alignments),
          help: "fill",
          to: \.arrangement.alignment
        ),
        Row(
          "distribution",
          .word("a distribution", distributions),
          help: "fill",
          to: \.arrangement.distribution
        ),
      ]
    ),
  ]

  static let controls: [Variant<ViewPlan>] = [
    kind("switch", .flag.map { .toggle($0) }, help: "A switch, on or off."),
    kind("slider", .number("a fraction", in: 0...1).map { .slider($0) }, help: "A slider."),
    kind(
      "progress",
      .number("a fraction", in: 0...1).map { .progress($0) },
      help: "A progress bar."
    ),
    kind(
      "segments",
      .list(.text("a title"), atMost: 32).map { .segments($0) },
      help: "A segmented control.",
      rows: [
        Row(
          "selected",
          .whole("a segment", in: 0...100),
          help: "the selected one, counted from 0",
          to: \ViewPlan.selected
        )
      ]
    ),
    kind(
      "field",
      .text("a placeholder").map { .field($0) },
      help: "A text field.",
      rows: [
        Row("text", .text("text"), help: "its text", to: \ViewPlan.content),
        Row("secure", .flag, help: "whether dots hide its text", to: \.isSecure),
      ] + ViewAppearance.writing.map { $0.lifted(to: \ViewPlan.look) }
    ),
    kind(
      "search",
      .text("a placeholder").map { .search($0) },
      help: "A search bar.",
      rows: [
        Row("text", .text("text"), help: "the text to search for", to: \ViewPlan.content),
        Row(
          "cancel",
          .flag,
          help: "whether it has a button that ends the search",
          to: \.showsCancel
        ),
      ]
    ),
    kind(
      "toolbar",
      .list(ToolbarItem.shape, atMost: 32).map { .toolbar($0) },
      help: "A bar of buttons."
    ),
  ]

  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("center", .center), ("firstBaseline", .firstBaseline),
    ("lastBaseline", .lastBaseline),
  ]

  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
}

extension ViewPlan.ToolbarItem {
  static let table = Table(
    "toolbarItem",
    help: "A button of a toolbar, or a gap.",
    blank: ViewPlan.ToolbarItem(),
    rows: [
      Row("title", .text("a title"), help: "its text", to: \.title),
      Row("image", .picture, help: "a picture instead of the title", to: \.image),
      Row("space", .flag, help: "whether it is a flexible space", to: \.isSpace),
    ]
  )

  /// Either a title, or an object.
  static let shape: Shape<ViewPlan.ToolbarItem> = {
    let schema = Schema.either([.text, .reference("toolbarItem")])
    return Shape("a title, or an object", schema: schema) { node, reading in
      if let text = node.text { return ViewPlan.ToolbarItem(title: text) }
      return table.read(node, &reading)
    }
  }()
}
