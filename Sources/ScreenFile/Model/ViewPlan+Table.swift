import HeadlessUIKit

extension ViewPlan {
  static let variants = Variants(
    name: "view",
    kinds: [
      kind("label", .text("text").map { .label($0) }, help: "Text.", rows: ViewAppearance.writing),
      kind(
        "button",
        .text("a title").map { .button($0) },
        help: "A button.",
        rows: [
          Row(
            "buttonStyle",
            .word("a button style", buttonStyles),
            help: "the button's style; plain text without it",
            to: \ViewPlan.buttonStyle
          ),
          Row("image", .picture, help: "a picture before the title", to: \.picture),
        ] + ViewAppearance.writing.map { $0.lifted(to: \ViewPlan.look) }
      ),
      kind("image", .picture.map { .image($0) }, help: "A picture."),
      kind(
        "gradient",
        .list(.color, atMost: 32).map { .gradient($0) },
        help: "A gradient of colours.",
        rows: [
          Row(
            "line",
            .numbers(["x1", "y1", "x2", "y2"], in: -10...10).map { $0 },
            help: "where the first and the last colour are, in fractions of the view",
            to: \ViewPlan.gradientEnds
          )
        ]
      ),
      kind(
        "blur",
        .word("a blur", blurs).map { .blur($0) },
        help: "A blur of the content behind it."
      ),
      kind("spinner", .flag.map { .spinner($0) }, help: "An activity indicator, spinning or not."),
    ] + containers + controls,
    fallback: Variant(
      "view",
      table: Table("view", help: "A plain view.", blank: ViewPlan(), rows: common)
    ) { $0 }
  )

  /// The properties of every kind of view.
  private static let common: [Row<ViewPlan>] =
    [
      Row("id", .name(of: "this view"), help: "its name in equations and steps", to: \.id),
      Row(
        "style",
        .oneOrMore(.name(of: "a style")),
        help: "names of styles; later ones win",
        to: \.styles
      ),
      Row("views", .views, help: "its subviews, from back to front", to: \.views),
    ] + (ViewAppearance.geometry + ViewAppearance.paint).map { $0.lifted(to: \.look) }

  private static func kind(
    _ key: String,
    _ shape: Shape<Kind>,
    help: String,
    rows: [Row<ViewAppearance>]
  ) -> Variant<ViewPlan> {
    kind(key, shape, help: help, rows: rows.map { $0.lifted(to: \ViewPlan.look) })
  }

  static func kind(
    _ key: String,
    _ shape: Shape<Kind>,
    help: String,
    rows: [Row<ViewPlan>] = []
  ) -> Variant<ViewPlan> {
    let own = Row(key, shape, help: help, required: true, to: \ViewPlan.kind)
    return Variant(
      key,
      table: Table("a \(key)", help: help, blank: ViewPlan(), rows: [own] + common + rows)
    ) { $0 }
  }

  private static let buttonStyles: [(String, ButtonStyle)] = [
    ("plain", .plain), ("gray", .gray), ("tinted", .tinted), ("filled", .filled),
  ]

  private static let blurs: [(String, UIBlurEffect.Style)] = [
    ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
    ("prominent", .prominent), ("systemUltraThinMaterial", .systemUltraThinMaterial),
    ("systemThinMaterial", .systemThinMaterial), ("systemMaterial", .systemMaterial),
    ("systemThickMaterial", .systemThickMaterial),
    ("systemChromeMaterial", .systemChromeMaterial),
  ]
}

extension Shape {
  /// Evaluated lazily, since views may contain views.
  static var views: Shape<[ViewPlan]> {
    let view = Shape<ViewPlan>("a view", schema: .reference("view")) { node, reading in
      ViewPlan.variants.read(node, &reading)
    }
    return Shape<[ViewPlan]>.list(view)
  }
}
