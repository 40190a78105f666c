/// A consumer of frames, one by one as they are made; a slow one delays the producer.
public protocol FrameSink {
  func write(_ frame: Frame) throws
}
