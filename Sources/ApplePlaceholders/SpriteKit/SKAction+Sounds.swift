public import Foundation

// What needs sounds or physics: the action takes no time and changes nothing.
extension SKAction {
  /// Ends at once, also if it should wait: how long the sound is, nobody knows.
  public class func playSoundFileNamed(
    _ soundFile: String,
    waitForCompletion wait: Bool
  ) -> SKAction {
    instant { _ in SpriteKitGap.sound.report() }
  }

  public class func play() -> SKAction { instant { _ in SpriteKitGap.sound.report() } }
  public class func stop() -> SKAction { instant { _ in } }
  public class func pause() -> SKAction { instant { _ in } }

  public class func changeVolume(to volume: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }

  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, opposite: { self.speed(by: -speed, duration: duration) }) {
      $0.speed += speed * $1
    }
  }

  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, { $0.speed = $1 }, from: { $0.speed }, to: speed)
  }
}
