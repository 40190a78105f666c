/// [D] Whether a control looks and acts as on pads and phones, or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}
