import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import TransitionSnapshots

@MainActor
@Suite struct SamplingTests {
  /// 100 ms in seven frames.
  static let film = SampleFilm()

  private func times(_ sampling: Sampling) throws -> [Double] {
    try Self.film.take(sampling).samples.map { ($0.time * 1e6).rounded() / 1000 }
  }

  @Test func samplesFallWhereTheyAreAsked() throws {
    #expect(try times([.start, .fraction(0.5), .end]) == [0, 50, 100])
    #expect(try times([.frame(3), .settled]) == [50, 100])
    #expect(try times([.end, .settled]) == [100, 100])
    #expect(try times([.milliseconds(50), .fraction(1)]) == [50, 100])
    #expect(try times(.every(.milliseconds(50))) == [0, 50, 100])
    #expect(try times(.everyFrame).count == 7)
  }

  @Test(arguments: [
    ([SampleTime.milliseconds(101)], "outside the recording, which lasts 100 ms"),
    ([.milliseconds(-1)], "outside the recording"),
    ([.fraction(1.5)], "choose one from 0 to 1"),
    ([.frame(7)], "the film has 7, counted from 0"),
    ([.start, .milliseconds(0)], "are both at 0 ms"),
    ([.end, .fraction(1)], "the samples end and fraction 1 are both at 100 ms"),
    ([.milliseconds(20)], "no frame at 20 ms"),
    ([], "no sample times"),
  ])
  func whatCannotBeSampledIsASentence(times: [SampleTime], words: String) throws {
    let fault = #expect(throws: SamplingFault.self) { try Self.film.take(Sampling(times)) }
    #expect("\(try #require(fault))".contains(words))
  }

  @Test func aRecordingInWhichNothingMovedSaysSo() throws {
    var still = SampleFilm()
    still.order = [0]
    #expect(throws: SamplingFault.nothingMoved) { try still.take([.start, .fraction(0.5)]) }
    #expect(try still.take([.settled]).samples.count == 1)
  }

  /// Between the frames of 60 a second, the stage still knows exactly where everything was.
  @Test func aStageIsSeenAtAnyInstant() throws {
    let stage = Stage(device: .init(width: 100, height: 100, scale: 1))
    let root = UIViewController()
    stage.show(root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(box)
    let (film, negative) = try stage.exposing {
      try stage.record {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { box.center.x = 85 }
      }
    }
    let take = try Take(film, at: .every(.milliseconds(10)), fps: 60, scale: 1) {
      negative.scene(at: $0)
    }
    let id = try #require(box.layer.nodeID)
    for sample in take.samples {
      let place = try #require(ScreenPosition.find(id, in: sample.scene))
      #expect(abs(place.frame.midX - (5 + 80 * sample.time / 0.4)) < 1e-6)
    }
    #expect(take.samples.count == 41)
  }

  /// Two motions one after the other: each commit is remembered, not only the last.
  @Test func aChainOfMotionsIsSeenAtAnyInstant() throws {
    let stage = Stage(device: .init(width: 100, height: 100, scale: 1))
    let root = UIViewController()
    stage.show(root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(box)
    let (film, negative) = try stage.exposing {
      try stage.record {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          box.center.x = 25
        } completion: { _ in
          UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { box.center.x = 85 }
        }
      }
    }
    let take = try Take(film, at: [.milliseconds(55), .milliseconds(255)], fps: 60, scale: 1) {
      negative.scene(at: $0)
    }
    let id = try #require(box.layer.nodeID)
    let positions = try take.samples.map { try #require(ScreenPosition.find(id, in: $0.scene)) }
    #expect(abs(positions[0].frame.midX - 10.5) < 1e-6)
    #expect(abs(positions[1].frame.midX - 41.5) < 1e-6)
  }
}
