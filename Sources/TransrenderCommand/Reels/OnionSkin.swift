import Scene

/// All frames at once: the even mean of their pictures, so that a path of motion can be seen.
enum OnionSkin {
  static func scene(of frames: [Frame]) -> Scene {
    let size = frames[0].scene.size
    var mean = page(frames[0].scene)
    for (count, frame) in frames.enumerated().dropFirst() {
      // Each new picture takes its even share of what stands there already.
      let share = Mix.Amount.uniform(1 / Double(count + 1))
      var layer = Layer(frame: frame.scene.bounds)
      layer.content = .mix(Mix(from: mean, to: page(frame.scene), amount: share))
      mean = Node(layer)
    }
    return Scene(size: size, background: frames[0].scene.background, root: mean)
  }

  private static func page(_ scene: Scene) -> Node {
    var layer = Layer(frame: scene.bounds, children: [scene.root])
    layer.background = scene.background
    return Node(layer)
  }
}
