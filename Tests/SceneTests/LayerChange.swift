import Bitmap
import Foundation
import Geometry
import Scene
import Testing

/// One way to change a layer so that it can look different.
struct LayerChange: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable (inout Layer) -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout Layer) -> Void) {
    testDescription = name
    self.apply = apply
  }

  static let placements: [LayerChange] = [
    LayerChange("position") { $0.position.y += 1 },
    LayerChange("anchor point") { $0.anchorPoint = .zero },
    LayerChange("anchor depth") { $0.anchorPointZ = 1 },
    LayerChange("z position") { $0.zPosition = 1 },
    LayerChange("transform") { $0.transform = CATransform3DMakeScale(2, 1, 1) },
    LayerChange("double sided") { $0.isDoubleSided = false },
    LayerChange("opacity") { $0.opacity = 0.5 },
    LayerChange("blend mode") { $0.blendMode = .multiply },
    LayerChange("raster group") { $0.isRasterGroup = true },
    LayerChange("antialiasing") { $0.antialiasesEdges = false },
  ]

  static let pictures: [LayerChange] = [
    LayerChange("size") { $0.bounds.size.width += 1 },
    LayerChange("bounds origin") { $0.bounds.origin.x = 1 },
    LayerChange("sublayer transform") { $0.sublayerTransform.m34 = -0.001 },
    LayerChange("depth") { $0.preservesDepth = true },
    LayerChange("clipping") { $0.clipsToBounds = true },
    LayerChange("corners") { $0.cornerRadii = CornerRadii(4) },
    LayerChange("one corner") { $0.cornerRadii.topLeft = 4 },
    LayerChange("corner curve") { $0.hasContinuousCorners = true },
    LayerChange("mask") { $0.mask = Node(Layer()) },
    LayerChange("background") { $0.background = .white },
    LayerChange("clear background") { $0.background = .clear },
    LayerChange("border") { $0.border = Border(width: 1, color: .black) },
    LayerChange("shadow") { $0.shadow = Shadow(radius: 3) },
    LayerChange("shadow path") { $0.shadow = Shadow(radius: 3, path: Path([.move(.zero)])) },
    LayerChange("gradient") { $0.content = .gradient(ramp) },
    LayerChange("radial gradient") { $0.content = .gradient(with(ramp) { $0.kind = .radial }) },
    LayerChange("image") { $0.content = .image(ImageContent(bitmap: dot(0))) },
    LayerChange("other image") { $0.content = .image(ImageContent(bitmap: dot(255))) },
    LayerChange("tinted image") {
      $0.content = .image(ImageContent(bitmap: dot(0), tint: .black))
    },
    LayerChange("empty drawing") { $0.content = .drawing(Drawing([])) },
    LayerChange("drawing") { $0.content = .drawing(Drawing([.save, .restore])) },
    LayerChange("text") { $0.content = .text(TextRuns([])) },
    LayerChange("frozen") {
      $0.content = .frozen(FrozenContent(Node(Layer()), source: .zero))
    },
    LayerChange("dissolve") { $0.content = mix(.uniform(0.5)) },
    LayerChange("later dissolve") { $0.content = mix(.uniform(0.6)) },
    LayerChange("wipe") { $0.content = mix(.alpha(of: Node(Layer()))) },
    LayerChange("curl") {
      $0.content = .pageCurl(PageCurl(front: Node(Layer()), angle: 0, travel: 1, radius: 1))
    },
    LayerChange("blur") { $0.effects = [.blur(deviation: 2)] },
    LayerChange("multiply") { $0.effects = [.multiply(Color(red: 1, green: 0, blue: 0))] },
    LayerChange("toning") { $0.effects = [.toning(Toning(saturation: 0))] },
    LayerChange("backdrop") { $0.effects = [.backdropBlur(BackdropBlur(deviation: 2))] },
    LayerChange("a child") { $0.children = [Node(Layer())] },
    LayerChange("two children") { $0.children = [Node(Layer()), Node(Layer())] },
  ]

  private static let ramp = Gradient(stops: Gradient.evenStops([.black, .white]))

  private static func mix(_ amount: Mix.Amount) -> Content {
    .mix(Mix(from: Node(Layer()), to: Node(Layer()), amount: amount))
  }

  private static func dot(_ level: UInt8) -> Bitmap {
    Bitmap(width: 1, height: 1) { $0.copyBytes(from: [level, level, level, 255]) }
  }

  private static func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
}
