import Foundation
import Geometry
import HeadlessUIKit

/// A screen of any size.
struct DevicePlan: Sendable {
  var size = [393.0, 852.0]
  var scale = 3.0
  var safeArea = [0.0, 0, 0, 0]
  var idiom = UIUserInterfaceIdiom.phone

  static let table = Table(
    "device",
    help: "A screen of any size, portrait.",
    blank: DevicePlan(),
    rows: [
      Row(
        "size",
        .numbers(["width", "height"], in: 1...4096),
        help: "in points",
        required: true,
        to: \.size
      ),
      Row("scale", .number("a scale", in: 1...4), help: "pixels per point (3)", to: \.scale),
      Row(
        "safeArea",
        .numbers(["top", "left", "bottom", "right"], in: 0...1000),
        help: "the insets of the safe area",
        to: \.safeArea
      ),
      Row(
        "idiom",
        .word("an idiom", [("phone", .phone), ("pad", .pad)]),
        help: "phone",
        to: \.idiom
      ),
    ]
  )

  var device: Stage.Device {
    Stage.Device(
      width: size[0],
      height: size[1],
      scale: scale,
      safeArea: UIEdgeInsets(
        top: safeArea[0],
        left: safeArea[1],
        bottom: safeArea[2],
        right: safeArea[3]
      ),
      idiom: idiom
    )
  }

  /// The name of a model, or an object with dimensions.
  static let shape: Shape<Stage.Device> = {
    let model = Shape<Stage.Device>.word("a device", Stage.Device.models)
    let schema = Schema.either([model.schema, .reference("device")])
    return Shape(model.expected, schema: schema) { node, reading in
      if case .object = node.value { return table.read(node, &reading)?.device }
      return model.read(node, &reading)
    }
  }()
}
