import Foundation
import FrameExport
import Scene
import Testing
import Timeline

@testable import TransrenderCommand

@Suite struct FrameAssemblerTests {
  @Test func eachFrameComesAsSoonAsItsLastMomentIsThere() {
    let sampler = FrameSampler(fps: 10, shutter: Shutter(angle: 180, phase: -90, samples: 2))
    let duration = Instant(seconds: 0.2)
    let room = FrameAssembler([0, 2], sampler: sampler, duration: duration)
    #expect(room.instants == room.instants.sorted())
    let scene = Scene(size: CGSize(width: 1, height: 1), root: Node(Layer()))
    let done = room.instants.indices.map { room.add(scene, at: $0).map(\.index) }
    #expect(done.flatMap { $0 } == [0, 2])
    #expect(done.last == [2])
  }
}
