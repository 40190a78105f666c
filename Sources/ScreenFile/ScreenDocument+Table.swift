import Foundation
import HeadlessUIKit

extension ScreenDocument {
  static let table = Table(
    "screen file",
    help: "A screen file: controllers and a script for them.",
    blank: ScreenDocument(),
    rows: [
      Row("$schema", help: "ignored; editors look here", schema: .text) { _, _, _ in },
      Row("device", help: "the screen (iPhone15)", schema: DevicePlan.shape.schema) {
        node,
        document,
        reading in
        document.device = DevicePlan.shape.read(node, &reading)
        document.devicePosition = node.position
      },
      Row(
        "appearance",
        .word("an appearance", Step.appearances),
        help: "light or dark, to begin with",
        to: \.appearance
      ),
      Row(
        "textSize",
        .word("a text size", UIContentSizeCategory.named),
        help: "how large text is (large)",
        to: \.textSize
      ),
      Row("locale", .locale, help: "the language, such as de or ar-EG", to: \.locale),
      Row(
        "strings",
        .named("languages", .named("texts and their translations", .text("text"))),
        help: "translations of this file's texts",
        to: \.strings
      ),
      Row(
        "duration",
        .seconds,
        help: "of the film; without it the film ends when nothing moves any more",
        to: \.duration
      ),
      Row(
        "assets",
        .name(of: "a folder"),
        help: "the folder of pictures, relative to the file's folder",
        to: \.assetFolder
      ),
      Row(
        "styles",
        .named("styles", .object("style") { ViewAppearance.style }),
        help: "looks",
        to: \.styles
      ),
      Row(
        "controllers",
        .named("controllers", ControllerPlan.shape),
        help: "by name; the first one is shown unless the script says otherwise",
        required: true,
        to: \.controllers
      ),
      Row(
        "script",
        .list(Step.shape, atMost: Script.mostLines),
        help: "what happens, in order",
        to: \.script
      ),
    ]
  )

  /// The format as a JSON Schema (draft 2020-12).
  package static var schema: String {
    let definitions: [(String, Schema)] = [
      ("controller", ControllerPlan.variants.schema), ("child", ChildPlan.table.schema),
      ("action", AlertPlan.Action.table.schema), ("alertField", AlertPlan.Field.table.schema),
      ("toolbarItem", ViewPlan.ToolbarItem.table.schema),
      ("view", ViewPlan.variants.schema), ("section", ListPlan.Section.table.schema),
      ("row", ListPlan.Item.table.schema), ("step", Step.variants.schema),
      ("style", ViewAppearance.style.schema), ("change", ViewAppearance.change.schema),
      ("layout", Layout.table.schema), ("border", Border.table.schema),
      ("shadow", Shadow.table.schema), ("transform", Transform.table.schema),
      ("keyframe", KeyframesStep.Stage.table.schema), ("device", DevicePlan.table.schema),
    ]
    return SchemaText(
      title: "transrender screen file",
      root: table.schema,
      definitions: definitions
    ).text
  }
}
