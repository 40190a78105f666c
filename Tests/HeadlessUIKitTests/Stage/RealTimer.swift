import Foundation

/// Makes timers as code does that imports Foundation and not UIKit.
enum RealTimer {
  static func scheduled(after interval: TimeInterval) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in }
  }
}
