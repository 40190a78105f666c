import Foundation
import HeadlessUIKit
import Scene

/// Wanted: 500 moving layers × 120 frames read in 250 ms; a commit of one changed layer among
/// 2,000 in 1 ms; 10,000 commits that keep nothing.
@MainActor
func uikitBenchmarks() {
  print("HeadlessUIKit")
  movingLayers()
  smallCommits()
}

@MainActor
private func movingLayers() {
  measure("500 moving layers × 120 frames", count: 500 * 120, runs: 3) {
    let stage = Stage(device: .iPhone15)
    let views = (0..<500).map { index in
      UIView(frame: CGRect(x: index % 20 * 18, y: index / 20 * 30, width: 16, height: 28))
    }
    for view in views { stage.window.addSubview(view) }
    stage.advance(by: 0)
    let film = try? stage.record(for: 119.0 / 60, fps: 60) {
      UIView.animate(withDuration: 5) {
        for view in views {
          view.center.y += 200
          view.alpha = 0.5
        }
      }
    }
    return Double(film?.frames.count ?? 0)
  }
}

@MainActor
private func smallCommits() {
  let stage = Stage(device: .iPhone15)
  let views = (0..<2000).map { index in
    UIView(frame: CGRect(x: index % 50 * 7, y: index / 50 * 20, width: 6, height: 18))
  }
  for view in views { stage.window.addSubview(view) }
  stage.advance(by: 0)
  let count = 10_000
  measure("commit of 1 changed layer among 2,000", count: count, runs: 1) {
    for turn in 0..<count {
      views[turn % views.count].alpha = turn % 2 == 0 ? 0.5 : 1
      stage.advance(by: 0)
    }
    return stage.now
  }
}
