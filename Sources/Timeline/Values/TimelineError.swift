/// Why a value from outside is invalid, in a sentence with a remedy.
public enum TimelineError: Error, Hashable, Sendable {
  case notAnInstant
  case notFinite(what: String, value: Double)
  case notPositive(what: String, value: Double)
  case negative(what: String, value: Double)
  case controlPointOutsideUnit(x: Double)
  case tooFewSteps(count: Int, jump: String)
  case tooFewStops(count: Int)
  case stopsNotOrdered(index: Int)
  case unreadableStops(text: String)
  case unknownCurve(name: String)
  case unknownTimeline
  case uncurvablePoints(reason: String)
  case noKeyframes
  case keyTimesMismatch(times: Int, values: Int)
  case keyTimesNotOrdered(index: Int)
  case curveCountMismatch(curves: Int, segments: Int)
  case changesNotOrdered(index: Int)
  case samplesNotOrdered(index: Int)
  case negativeSpan(what: String, ticks: Int64)
  case rateTooHigh(frames: Int64, seconds: Int64)
}

extension TimelineError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAnInstant:
      "not an instant; write a whole number of 1/705600000 s, or \"forever\""
    case .notFinite(let what, let value):
      "\(what) is \(value); give a finite number"
    case .notPositive(let what, let value):
      "\(what) is \(value); give a number above 0"
    case .negative(let what, let value):
      "\(what) is \(value); give 0 or more"
    case .controlPointOutsideUnit(let x):
      "a Bézier curve has a control point at x = \(x); keep x between 0 and 1"
    case .tooFewSteps(let count, let jump):
      "steps(\(count), \(jump)) has too few steps; give at least \(jump == "none" ? 2 : 1)"
    case .tooFewStops(let count):
      "linear() has \(count) stops; give at least 2"
    case .stopsNotOrdered(let index):
      "stop \(index) of linear() lies before its predecessor; sort the stops by input"
    case .unreadableStops(let text):
      "cannot read '\(text)' as a stop of linear(); write a number and up to two percentages"
    case .unknownCurve(let name):
      "unknown curve '\(name)'; choose one of \(CurveName.list)"
    case .unknownTimeline:
      "unknown kind of timeline; choose tracks, sequence, parallel, stagger, timed or remap"
    case .uncurvablePoints(let reason):
      "these points do not make a curve: \(reason); move them apart, with x rising between 0 and 1"
    case .noKeyframes:
      "there are no keyframes; give at least one value"
    case .keyTimesMismatch(let times, let values):
      "\(times) key times do not match \(values) values; give one time for each value"
    case .keyTimesNotOrdered(let index):
      "key time \(index) is outside 0…1 or before its predecessor; let times rise from 0 to 1"
    case .curveCountMismatch(let curves, let segments):
      "\(curves) curves do not match \(segments) segments; give none, one, or one for each"
    case .changesNotOrdered(let index):
      "model change \(index) lies before its predecessor; sort the changes by time"
    case .samplesNotOrdered(let index):
      "scrub sample \(index) lies before its predecessor; sort the samples by time"
    case .negativeSpan(let what, let ticks):
      "\(what) is \(ticks) ticks; give a span of 0 or more"
    case .rateTooHigh(let frames, let seconds):
      "\(frames) frames in \(seconds) s cannot be counted; give at most 705600000 a second, and "
        + "1000000000 s or less"
    }
  }
}
