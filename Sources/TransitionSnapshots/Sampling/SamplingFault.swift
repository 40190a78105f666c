/// Why a recording cannot be sampled as requested.
public enum SamplingFault: Error, Hashable, Sendable {
  case nothingMoved
  case noSamples
  case outside(SampleTime, duration: String)
  case fraction(Double)
  case frame(Int, count: Int)
  case betweenFrames(String)
  case twice(SampleTime, SampleTime, at: String)
}

extension SamplingFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingMoved:
      "the recording lasts 0 ms: nothing moved; check that the transition is animated and that "
        + "its views are in the stage's window"
    case .noSamples:
      "no sample times were given; name at least one, such as .end"
    case .outside(let sample, let duration):
      "the sample at \(sample) lies outside the recording, which lasts \(duration) ms; choose a "
        + "time within it"
    case .fraction(let fraction):
      "\(fraction) is not a fraction of the duration; choose one from 0 to 1"
    case .frame(let index, let count):
      "there is no frame \(index); the film has \(count), counted from 0"
    case .betweenFrames(let time):
      "the film has no frame at \(time) ms; use verifyTransition, which samples every instant, "
        + "or film at a frame rate that includes it"
    case .twice(let first, let second, let time):
      "the samples \(first) and \(second) are both at \(time) ms; leave one out"
    }
  }
}
