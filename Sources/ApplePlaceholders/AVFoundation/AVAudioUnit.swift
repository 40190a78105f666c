public import Foundation

/// A node that would change sound; it keeps what it is set to.
open class AVAudioUnit: AVAudioNode {
  open var name: String { "" }
  open var manufacturerName: String { "" }
}

open class AVAudioUnitEffect: AVAudioUnit {
  open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit {
  open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  // [D] The defaults.
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8

  public override init() { super.init() }
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  open var rate: Float = 1

  public override init() { super.init() }
}

open class AVAudioUnitDelay: AVAudioUnitEffect {
  // [D] The defaults.
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100

  public override init() { super.init() }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
  case largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0

  public override init() { super.init() }

  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4
  case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared
  case multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
  case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower
  case speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect {
  // [D] The defaults.
  open var preGain: Float = -6
  open var wetDryMix: Float = 50

  public override init() { super.init() }

  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true  // [D]
}

/// An instrument that plays the notes it is sent.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
  open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
}

/// An instrument that loads no sounds.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
  open var masterGain: Float = 0
  open var overallGain: Float = 0
  open var stereoPan: Float = 0
  open var globalTuning: Float = 0

  public override init() { super.init() }

  open func loadSoundBankInstrument(
    at bankURL: URL,
    program: UInt8,
    bankMSB: UInt8,
    bankLSB: UInt8
  ) throws {}
  open func loadInstrument(at instrumentURL: URL) throws {}
  open func loadAudioFiles(at audioFiles: [URL]) throws {}
}
