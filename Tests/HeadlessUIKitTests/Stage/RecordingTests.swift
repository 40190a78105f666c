import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Decisions.md 2.
@MainActor
@Suite struct RecordingTests {
  @Test(arguments: [(0.5, 60, 31), (0.4, 60, 25), (0.35, 24, 10), (1, 30, 31)])
  func `frames stand at i/fps, and one closes at the duration`(d: Double, fps: Int, count: Int)
    throws
  {
    let scene = Scenery()
    let film = try scene.stage.record(fps: fps) {
      UIView.animate(withDuration: d) { scene.view.alpha = 0 }
    }
    #expect(film.frames.count == count)
    #expect(film.duration == d)
    #expect(film.frames.last?.time == d)
    for (index, frame) in film.frames.dropLast().enumerated() {
      #expect(frame.index == index)
      #expect(isNear(frame.time, Double(index) / Double(fps), within: 1e-9))
    }
  }

  @Test func `frame 0 shows what stood before, the last what completions left`() throws {
    let scene = Scenery()
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    let before = try #require(scene.view.layer.record?.node(at: scene.stage.instant))
    let film = try scene.stage.record {
      UIView.animate(withDuration: 0.2) {
        scene.view.center.x += 100
      } completion: { _ in
        scene.view.removeFromSuperview()
      }
    }
    let first = film.frames.first?.scene.root.layer.children.first?.layer.children.first
    #expect(first?.pictureDigest == before.pictureDigest)
    #expect(first?.layer.frame == before.layer.frame)
    #expect(film.frames.last?.scene.root.layer.children.first?.layer.children.isEmpty == true)
    let end = film.end.scene.root.layer.children.first?.layer.children.first
    #expect(end?.layer.position.x == 150, "the picture at the duration, before completions")
    #expect(film.end.time == 0.2)
  }

  @Test func `a film of nothing has one frame`() throws {
    let film = try Stage().record {}
    #expect(film.frames.count == 1)
    #expect(film.duration == 0)
  }

  @Test func `chains are filmed to their end`() throws {
    let scene = Scenery()
    let film = try scene.stage.record {
      UIView.animate(withDuration: 0.25) {
        scene.view.alpha = 0
      } completion: { _ in
        UIView.animate(withDuration: 0.5) { scene.view.alpha = 1 }
      }
    }
    #expect(film.duration == 0.75)
  }

  @Test func `a stage with less patience stops sooner`() throws {
    let scene = Scenery()
    scene.stage.patience = 2
    func again() {
      UIView.animate(withDuration: 0.5) {
        scene.view.alpha = scene.view.alpha == 0 ? 1 : 0
      } completion: { _ in
        again()
      }
    }
    let film = try scene.stage.record(fps: 2) { again() }
    #expect(film.duration == 2)
    #expect(film.faults.last?.sentence.contains("2.0 virtual seconds") == true)
  }

  @Test func `a chain without an end is reported after 60 virtual seconds`() throws {
    let scene = Scenery()
    func again() {
      UIView.animate(withDuration: 1) {
        scene.view.alpha = scene.view.alpha == 0 ? 1 : 0
      } completion: { _ in
        again()
      }
    }
    let film = try scene.stage.record(fps: 1) { again() }
    #expect(film.duration == 60)
    #expect(film.faults.last?.sentence.contains("60") == true)
    #expect(film.faults.last?.remedy.isEmpty == false)
  }

  @Test func `record(for:) is as long as it says, and schedule(at:) runs on time`() throws {
    let scene = Scenery()
    var times: [TimeInterval] = []
    scene.stage.advance(by: 3)
    let film = try scene.stage.record(for: 1, fps: 10) {
      UIView.animate(withDuration: 5) { scene.view.alpha = 0 }
      scene.stage.schedule(at: 0.33) { times.append(scene.stage.now) }
    }
    #expect(film.duration == 1)
    #expect(film.frames.count == 11)
    #expect(times.count == 1)
    #expect(isNear(times[0], 3.33, within: 1e-8))
  }

  @Test func `frames are handed on as they are made`() throws {
    final class Counter: FrameSink {
      var times: [TimeInterval] = []
      func write(_ frame: Frame) { times.append(frame.time) }
    }
    let scene = Scenery()
    let counter = Counter()
    try scene.stage.record(fps: 4, into: counter) {
      UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    }
    #expect(counter.times == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `the same record gives the same scenes and events`() throws {
    func film() throws -> Film {
      let scene = Scenery()
      return try scene.stage.record {
        for index in 0..<20 {
          let view = UIView(frame: CGRect(x: index * 10, y: 0, width: 8, height: 8))
          scene.stage.window.addSubview(view)
          UIView.animate(
            withDuration: 0.3,
            delay: Double(index) * 0.02,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0.2,
            options: []
          ) {
            view.center.y = 300
            view.alpha = 0.3
          } completion: { _ in
            scene.stage.core.note("view \(index)", "completed")
          }
        }
      }
    }
    let (first, second) = (try film(), try film())
    #expect(first.frames.map(\.scene) == second.frames.map(\.scene))
    #expect(first.events == second.events)
    #expect(first.events.count == 20)
  }

  @Test func `still layers keep their node from frame to frame`() throws {
    let scene = Scenery()
    let still = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    scene.stage.window.addSubview(still)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    scene.advance(to: 0.1)
    let first = try #require(still.layer.record?.node(at: scene.stage.instant))
    scene.advance(to: 0.2)
    let second = try #require(still.layer.record?.node(at: scene.stage.instant))
    #expect(first.digest == second.digest)
  }
}
