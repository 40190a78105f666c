import Foundation
import HeadlessUIKit

extension ViewAppearance {
  static let geometry: [Row<ViewAppearance>] = [
    Row(
      "frame",
      .numbers(["x", "y", "width", "height"]),
      help: "its position and size",
      to: \.frame
    ),
    Row("center", .numbers(["x", "y"]), help: "the position of its centre", to: \.center),
    Row("layout", .object("layout") { Layout.table }, help: "Auto Layout", to: \.layout),
  ]

  static let paint: [Row<ViewAppearance>] = [
    Row("background", .color, help: "its background colour", to: \.background),
    Row("tint", .color, help: "the tint of buttons and other controls", to: \.tint),
    Row("alpha", .number("an opacity", in: 0...1), help: "its opacity", to: \.alpha),
    Row("hidden", .flag, help: "whether it is hidden", to: \.isHidden),
    Row(
      "cornerRadius",
      .number("a radius", in: 0...10_000),
      help: "round corners",
      to: \.cornerRadius
    ),
    Row("clips", .flag, help: "whether it clips its subviews", to: \.clips),
    Row("border", .object("border") { Border.table }, help: "its border", to: \.border),
    Row("shadow", .object("shadow") { Shadow.table }, help: "its shadow", to: \.shadow),
    Row(
      "transform",
      .object("transform") { Transform.table },
      help: "how it is moved, turned and scaled",
      to: \.transform
    ),
    Row(
      "contentMode",
      .word("a content mode", contentModes),
      help: "how its content fits",
      to: \.contentMode
    ),
  ]

  static let writing: [Row<ViewAppearance>] = [
    Row("font", FontSize.shape, help: "a size in points or a text style", to: \.font),
    Row("weight", .word("a weight", weights), help: "how heavy the text is", to: \.weight),
    Row("color", .color, help: "the colour of the text", to: \.color),
    Row("align", .word("an alignment", alignments), help: "how lines are aligned", to: \.alignment),
    Row(
      "lines",
      .whole("a number of lines", in: 0...1000),
      help: "the most lines; 0 for any number",
      to: \.lines
    ),
  ]

  static let style = Table(
    "style",
    help: "The appearance of views that name this style.",
    blank: ViewAppearance(),
    rows: geometry + paint + writing
  )

  /// The properties that a step may change, at once or animated.
  static let change = Table(
    "change",
    help: "The new appearance of a view.",
    blank: ViewAppearance(),
    rows: geometry + paint + writing + [
      Row("text", .text("text"), help: "the text of a label or a button", to: \.text)
    ]
  )

  private static let contentModes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]

  private static let weights: [(String, UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  private static let alignments: [(String, NSTextAlignment)] = [
    ("left", .left), ("center", .center), ("right", .right), ("natural", .natural),
    ("justified", .justified),
  ]
}

extension FontSize {
  private static let styles: [(String, UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  static let shape: Shape<FontSize> = {
    let size = Shape<Double>.number("a size", in: 1...1000)
    let style = Shape<UIFont.TextStyle>.word("a text style", styles)
    return Shape("a size or a text style", schema: .either([size.schema, style.schema])) {
      node,
      reading in
      if node.text != nil { return style.read(node, &reading).map { .style($0) } }
      return size.read(node, &reading).map { .points($0) }
    }
  }()
}

extension Border {
  static let table = Table(
    "border",
    help: "The border of a view.",
    blank: Border(),
    rows: [
      Row("width", .number("a width", in: 0...1000), help: "in points", to: \.width),
      Row("color", .color, help: "its colour", to: \.color),
    ]
  )
}

extension Shadow {
  static let table = Table(
    "shadow",
    help: "A shadow below a view.",
    blank: Shadow(),
    rows: [
      Row("color", .color, help: "its colour", to: \.color),
      Row("opacity", .number("an opacity", in: 0...1), help: "how dark it is", to: \.opacity),
      Row("radius", .number("a radius", in: 0...200), help: "how soft it is", to: \.radius),
      Row("offset", .numbers(["x", "y"], in: -1000...1000), help: "its offset", to: \.offset),
    ]
  )
}

extension Transform {
  static let table = Table(
    "transform",
    help: "How a view is moved, turned and scaled about its centre.",
    blank: Transform(),
    rows: [
      Row("move", .numbers(["x", "y"]), help: "in points", to: \.move),
      Row(
        "rotate",
        .number("an angle", in: -36_000...36_000),
        help: "degrees clockwise",
        to: \.rotate
      ),
      Row(
        "scale",
        .numbers(["x", "y"], in: -100...100),
        help: "its scale in both directions",
        to: \.scale
      ),
    ]
  )
}
