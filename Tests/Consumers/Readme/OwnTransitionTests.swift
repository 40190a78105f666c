import Foundation
import Testing

// region own
import Catalogue
import Geometry
import Scene

/// The old screen shrinks away while the new one fades in over it.
struct Retreat: SceneTransition {
  func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [before.layer.scaled(1 - 0.2 * progress), after.layer.faded(to: progress)]
  }
}
// endregion

@Test func itStartsAndEndsOnItsPictures() {
  func screen(_ color: Color) -> Scene {
    Scene(size: CGSize(width: 10, height: 20), background: color, root: Node(Layer()))
  }
  let (before, after) = (screen(.white), screen(.black))
  #expect(Retreat().scene(from: before, to: after, progress: 0) == before)
  #expect(Retreat().scene(from: before, to: after, progress: 1) == after)
  let middle = Retreat().scene(from: before, to: after, progress: 0.5)
  #expect(middle.root.layer.children.map(\.layer.opacity) == [1, 0.5])
}
