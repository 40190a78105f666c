import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Scripts of a fixed seed over containers of every kind, with turns and other sizes in between:
/// callbacks stay balanced, links consistent, and what is seen at the end is what a fresh stage
/// shows for the same state.
@MainActor
@Suite struct RandomContainerTests {
  /// `CONTAINER_SCRIPTS=1000-2000` asks for others, for a long night.
  nonisolated static let seeds: Range<Int> = {
    let asked = ProcessInfo.processInfo.environment["CONTAINER_SCRIPTS"] ?? "0-40"
    let ends = asked.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : 0..<40
  }()

  @Test(arguments: seeds) func `scripts over stacks in tabs leave nothing open`(seed: Int) throws {
    try play(Script(seed, device: .iPhone15, kind: .tabs))
  }

  @Test(arguments: seeds) func `scripts over a split leave nothing open`(seed: Int) throws {
    try play(Script(seed, device: .iPadPro11, kind: .split))
  }

  @Test(arguments: seeds) func `scripts over pages leave nothing open`(seed: Int) throws {
    try play(Script(seed, device: .iPhone15, kind: .pages))
  }

  private func play(_ script: Script) throws {
    try script.play()
    script.checkCallbacks()
    script.checkLinks()
    try script.checkPicture()
  }
}
