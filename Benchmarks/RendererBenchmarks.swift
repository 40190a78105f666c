import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Timeline
import TransrenderCommand

/// Wanted, for a 1170×2532 frame after the first: 0.7 ms as a copy, 2 ms with an alpha group.
func rendererBenchmarks() throws {
  print("CairoRenderer, two screens of 1170×2532, milliseconds a frame")
  let list = try ReferenceScreens.list().root.layer
  let detail = try ReferenceScreens.detail().root.layer
  measureDrawing(
    "first frame, nothing drawn before",
    [frame(list, detail, moved: 400)],
    warm: false
  )
  let ease = (0...30).map { Curve.easeInEaseOut.value(at: Double($0) / 30) }
  let height = ReferenceScreens.size.height
  let cover = ease.map { frame(list, detail, moved: height * (1 - $0)) }
  measureDrawing("cover, whole pixels", cover)
  measureDrawing("cover, fractions of a pixel", cover, placement: .subpixel)
  measureDrawing("fade", ease.map { share in frame(list, detail) { $0.opacity = share } })
  measureDrawing(
    "turn about z",
    ease.map { share in
      frame(list, detail) { $0.transform = CATransform3DMakeRotation(share * 0.8, 0, 0, 1) }
    }
  )
  measureDrawing(
    "flip in perspective",
    ease.map { share in
      frame(list, detail) { $0.transform = CATransform3DMakeRotation(share * 1.4, 0, 1, 0) }
    }
  )
  measureDrawing("dissolve", ease.map { mixed(list, detail, $0) })
  measureDrawing("page curl", ease.map { curled(list, detail, travel: $0 * 900) })
}

private func frame(
  _ below: Layer,
  _ above: Layer,
  moved: Double = 0,
  _ change: (inout Layer) -> Void = { _ in }
) -> Scene {
  var top = above
  top.position.y += moved
  change(&top)
  return scene([below, top])
}

private func mixed(_ from: Layer, _ to: Layer, _ share: Double) -> Scene {
  var layer = Layer(frame: CGRect(origin: .zero, size: ReferenceScreens.size))
  layer.content = .mix(Mix(from: Node(from), to: Node(to), amount: .uniform(share)))
  return scene([layer])
}

private func curled(_ front: Layer, _ below: Layer, travel: Double) -> Scene {
  var layer = Layer(frame: CGRect(origin: .zero, size: ReferenceScreens.size))
  layer.content = .pageCurl(PageCurl(front: Node(front), angle: -2, travel: travel, radius: 60))
  return scene([below, layer])
}

private func scene(_ layers: [Layer]) -> Scene {
  var root = Layer(frame: CGRect(origin: .zero, size: ReferenceScreens.size))
  root.sublayerTransform.m34 = -1.0 / 1000
  root.children = layers.map { Node($0) }
  return Scene(size: ReferenceScreens.size, background: .black, root: Node(root))
}

private func measureDrawing(
  _ name: String,
  _ scenes: [Scene],
  placement: Renderer.Placement = .whole,
  warm: Bool = true
) {
  let shared = Renderer(scale: 3, placement: placement)
  if warm { _ = try? shared.draw(scenes[0]) }
  measure(name, count: scenes.count, runs: 3) {
    let renderer = warm ? shared : Renderer(scale: 3, placement: placement)
    return scenes.reduce(0) { sum, scene in
      sum + Double((try? renderer.draw(scene))?.width ?? 0)
    }
  }
}
