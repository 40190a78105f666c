/// The parameters by which Apple's frameworks describe a spring.
extension Spring {
  /// SwiftUI's `Spring(duration:bounce:)`; a bounce below 0 is overdamped.
  public init(duration: Double, bounce: Double, overdamping: Overdamping = .physical) {
    precondition(
      duration > 0 && duration.isFinite,
      "a spring's duration must be above 0 s, not \(duration)"
    )
    precondition(
      bounce > -1 && bounce <= 1,
      "a spring's bounce must be above −1 and at most 1, not \(bounce)"
    )
    // [M] SwiftUI, Flutter: rule spring.perceptual
    self.init(
      response: duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      overdamping: overdamping
    )
  }

  /// SwiftUI's `spring(response:dampingFraction:)`: one undamped oscillation takes `response`
  /// seconds.
  public init(response: Double, dampingRatio: Double, overdamping: Overdamping = .physical) {
    precondition(
      response > 0 && response.isFinite,
      "a spring's response must be above 0 s, not \(response)"
    )
    let frequency = 2 * .pi / response
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * dampingRatio * frequency,
      overdamping: overdamping
    )
  }
}

extension Spring {
  // [M] CASpringAnimation printed on a device: rule timing.system-spring
  /// The spring of pushes, pops, sheets and `UIView.AnimationCurve` 7.
  public static let system = Spring(
    mass: 3,
    stiffness: 1000,
    damping: 500,
    overdamping: .clamped
  )

  /// The time after which the system's spring is cut off.
  public static let systemDuration = 0.5  // [M] rule timing.system-spring

  /// The defaults of `CASpringAnimation()`.
  public static let coreAnimation = Spring(
    stiffness: 100,
    damping: 10,
    overdamping: .clamped
  )  // [D]

  public static let smooth = Spring(duration: 0.5, bounce: 0)  // [D] SwiftUI
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)  // [D] SwiftUI
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)  // [D] SwiftUI
  public static let interactive = Spring(response: 0.15, dampingRatio: 0.86)  // [D] SwiftUI
}
